"""Bird powers: records compiled to flat programs, and the handlers of the 30 verbs."""
