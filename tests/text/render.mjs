// Renders messages with the web client's Fluent: a request as JSON on standard input, the texts on standard output.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [, , web] = process.argv;
const { FluentBundle, FluentResource } = createRequire(`${web}/package.json`)("@fluent/bundle");

function rendered(bundle, [key, args]) {
  const errors = [];
  const text = bundle.formatPattern(bundle.getMessage(key).value, args, errors);
  return errors.length ? `${key}: ${errors[0]}` : text;
}

const answer = JSON.parse(readFileSync(0, "utf8")).map(({ language, sources, messages, lists }) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const broken = sources.flatMap((source) => bundle.addResource(new FluentResource(source)));
  const format = new Intl.ListFormat(language, { type: "conjunction" });
  return {
    broken: broken.map(String),
    texts: messages.map((message) => rendered(bundle, message)),
    lists: lists.map((list) => format.format(list)),
  };
});
process.stdout.write(JSON.stringify(answer));
