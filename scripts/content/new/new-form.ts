import { isTold, ruleNames } from '../../../src/engine/core/checks/context/marks/form-rules.ts';
import { versionMark } from '../../../src/engine/core/checks/context/schemas/migrations.ts';
import { camelCase } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { listOf, objectOf } from '../../../src/engine/core/json/json-value.ts';
import { formSchemaFile } from '../../../src/engine/core/schema/form-schema-file.ts';
import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { textNamed } from '../../../src/engine/core/words/text-reference.ts';
import { replaceStrings } from '../../json-text/strings-in.ts';
import { demandOwnSite } from '../demand-own-site.ts';
import { inWords } from '../in-words.ts';
import { demandFreePage, demandFreeWords, demandPageId } from '../page-names.ts';
import { type Plan, RefusedChange, type Workspace } from '../workspace.ts';
import { documentText, draftNotes, openingSections } from './new-page.ts';
import { type Stubs, stub, writeStubs } from './stub-words.ts';

/** What is wrong with an answer that breaks a rule. */
const breachOf: Record<string, string> = {
  required: 'is empty',
  minLength: 'is too short',
  maxLength: 'is too long',
  minimum: 'is too small',
  maximum: 'is too large',
};

/** The service of a form: a new form has the same fields, until its schema is made narrower. */
const model = 'contact';

/** Gathers stubs, and returns the texts that name them. */
const wordsBelow = (group: string) => {
  const stubs: Stubs = new Map();
  const text = (key: string, what: string): string => {
    stubs.set(`${group}.${key}`, stub(what));
    return textNamed(`${group}.${key}`);
  };
  return { stubs, text };
};

type Text = ReturnType<typeof wordsBelow>['text'];

const kindOf = (name: string, rules: Json): string => {
  if (Array.isArray(rules.enum)) return 'select';
  if (name === 'email') return 'email';
  return Number(rules.maxLength ?? 0) > 500 ? 'textarea' : 'text';
};

/** What browsers can fill in for visitors. */
const filledIn: Record<string, string> = { name: 'name', email: 'email', company: 'organization' };

const messagesFor = (rules: Json, isRequired: boolean): string[] => {
  const broken = ruleNames.filter((rule) => rules[rule] !== undefined && rule !== 'enum');
  const long = broken.filter((rule) => rule !== 'minLength' || Number(rules.minLength) > 1);
  if (Array.isArray(rules.enum)) return [isRequired ? 'required' : 'enum'];
  const messages = long.includes('pattern') ? ['pattern'] : long;
  return isRequired && !isTold('required', messages) ? ['required', ...messages] : messages;
};

/** A field of a new form, of the rules that the schema has for it: its kind, its choices, and a stub for every message. */
const fieldOf = (
  name: string,
  rules: Json,
  { text, isRequired }: { text: Text; isRequired: boolean },
): Json => {
  const kind = kindOf(name, rules);
  const options = listOf(rules.enum).map((value) => ({
    value,
    label: text(`${name}.${camelCase(String(value))}`, `What visitors choose for "${String(value)}".`),
  }));
  const errors = messagesFor(rules, isRequired).map((rule) => [
    rule,
    text(
      `${name}.${rule}`,
      `What to say when the field ${name} ${breachOf[rule] ?? 'is not filled in as it must be'}.`,
    ),
  ]);
  const autocomplete = filledIn[name];
  return {
    name,
    kind,
    label: text(`${name}.label`, `The label of the field ${name}.`),
    placeholder: text(`${name}.placeholder`, `An example, shown in the field ${name} while it is empty.`),
    ...(autocomplete === undefined ? {} : { autocomplete }),
    ...(options.length > 0 ? { options } : {}),
    ...(isRequired ? {} : { optional: text('optional', 'That a field may be left empty.') }),
    errors: Object.fromEntries(errors),
    ...(kind === 'textarea' ? { full: true } : {}),
  };
};

/** A new form as a page has it, with a field for each property of its schema; `text` makes the stub of each of its words. */
const formOf = (name: string, schema: Json, text: Text): Json => {
  const required = listOf(schema.required);
  const fields = Object.entries(objectOf(schema.properties)).map(([field, rules]) =>
    fieldOf(field, objectOf(rules), { text, isRequired: required.includes(field) }),
  );
  return {
    id: name,
    schema: name,
    endpoint: model,
    fields,
    submit: text('submit', 'The button that sends the form.'),
    sending: text('sending', 'The same button while the form is on its way.'),
    sent: {
      title: text('sent.title', 'The heading of what replaces the form once it was sent.'),
      text: text('sent.text', 'When visitors get an answer.'),
      again: text('sent.again', 'The button that brings the form back.'),
    },
    noScript: text('noScript', 'That the form needs JavaScript, and where to write to instead.'),
    toasts: {
      sent: {
        title: text('toasts.sent', 'That it was sent.'),
        text: text('toasts.thanks', 'Thanks, in one sentence.'),
      },
      failed: {
        title: text('toasts.failed', 'That it could not be sent.'),
        text: text('toasts.retry', 'What visitors can do then.'),
      },
      close: text('toasts.close', 'The button that closes a message.'),
    },
  };
};

/** The rules of the model under a name of their own. */
const rulesText = (text: string, name: string): string =>
  replaceStrings(text, ({ pointer }) => {
    if (pointer === '/$id') return formSchemaFile(name);
    if (pointer === '/title') return `${inWords(name)} form data`;
    return pointer === '/description' ? `What the form ${name} sends.` : undefined;
  });

/** A draft of a page with its heading and the form. */
const pageOf = (
  { context }: Workspace,
  name: string,
  { text, props, opening }: { text: Text; props: Json; opening: Json[] },
): Json => ({
  $schema: '../schemas/page.schema.json',
  id: name,
  path: `/${name}`,
  draft: true,
  meta: {
    title: text('meta.title', `The title of the page ${name}.`),
    description: text('meta.description', `What the page ${name} is about, in one or two sentences.`),
  },
  sections: [
    ...opening,
    {
      type: 'form',
      ...versionMark(context.source.schemas[sectionSchemaFile('form')]),
      id: 'form',
      props,
    },
  ],
});

/** `new form`: the rules of its answers, and a draft page with the section that shows it. */
export const newForm = (workspace: Workspace, name: string): Plan => {
  const { draft, context } = workspace;
  const file = formSchemaFile(name);
  const source = context.source.schemas[formSchemaFile(model)];
  demandOwnSite(workspace, "A form's schema");
  demandPageId(name, 'form');
  if (!context.source.schemas[sectionSchemaFile('form')])
    throw new RefusedChange(
      'There is no section type "form" any longer, and it is what shows a form on its page.',
    );
  if (context.source.schemas[file]) return { done: `There is a form "${name}" already.` };
  if (!source)
    throw new RefusedChange(
      `schemas/${formSchemaFile(model)} is missing: a new form begins as a copy of it.`,
    );
  demandFreePage(workspace, name, `pages/${name}.json`);
  const group = camelCase(name);
  demandFreeWords(workspace, group);
  const { stubs, text } = wordsBelow(group);
  const opening = openingSections(workspace, group);
  const form = formOf(name, source, text);
  const props = { title: text('title', 'The heading of the panel.'), form };
  draft.write(`schemas/${file}`, rulesText(draft.read(`schemas/${formSchemaFile(model)}`), name));
  draft.write(
    `pages/${name}.json`,
    documentText(pageOf(workspace, name, { text, props, opening: opening.sections })),
  );
  writeStubs(workspace, new Map([...opening.stubs, ...stubs]), context.locales);
  return {
    done: `The form "${name}" is there.`,
    notes: [
      `schemas/${file} says what its answers may be. What it asks for beside that belongs into schemas/${formSchemaFile(model)} as well: the service "${model}" takes no more.`,
      `Its section in pages/${name}.json may move to any page: "type": "form".`,
      ...draftNotes(`pages/${name}.json`),
    ],
  };
};
