"""Bots: who plays when no person does. ``registry`` names them, ``protocol`` says what they are told and asked."""
