import type { CheckInfo } from '../../src/engine/core/checks/check.ts';
import { autocompleteTokens } from '../../src/engine/core/checks/form/form-label-autocomplete.ts';
import { unchangeable } from '../../src/engine/core/checks/settings/unchangeable.ts';
import { isObject, objectOf } from '../../src/engine/core/json/json-value.ts';
import {
  sectionSchemaFile,
  sectionSchemas,
  sectionTypes,
} from '../../src/engine/core/schema/section-schema-file.ts';
import type { Json, Schemas } from '../../src/engine/core/types.ts';
import type { Choice, ProjectValues } from './project-values.ts';
import { momentSnippet, pageSnippet, partSnippets, sectionSnippets } from './snippets.ts';
import { wordsOfLocale } from './words-of-locale.ts';

type Known = { values: ProjectValues; checks: CheckInfo[] };

/**
 * The values are offered, and none is demanded: `validate` reports what is wrong. They take the place of the schema's
 * examples, which editors would offer first.
 */
const offering = ({ examples: _, ...schema }: Json, choices: Choice[]): Json => ({
  ...schema,
  anyOf: [
    {
      enum: choices.map(({ value }) => value),
      enumDescriptions: choices.map(({ description }) => description),
    },
    {},
  ],
});

/** The choices for a text, by the pattern that it must match. */
const choicesByPattern = ({ values }: Known): [RegExp, Choice[]][] => [
  [/^\^page:/, values.pages],
  [/^\^(\(self\|collection\)|collection):/, values.collections],
  [/^\^\/\.\+\\\.\(svg/, values.images],
];

/** The length of a text is that of the words behind its key, which only `validate` knows. */
const withoutLength = (schema: Json): Json => {
  const { maxLength: _, ...rest } = schema;
  return /\/text$/.test(String(schema.$ref)) ? rest : schema;
};

/**
 * Editors show the first words that they meet, those of a reference's target before those beside it: so these stand
 * before both.
 */
const inOwnWords = ({ $ref, ...rest }: Json, words: string): Json => {
  const own = { description: words, markdownDescription: words };
  return { ...rest, ...($ref === undefined ? {} : { allOf: [own, { $ref }] }), ...own };
};

/** Every schema node with its values offered, and its description as Markdown, which editors show with code in it. */
const enrich = (known: Known) => {
  const byPattern = choicesByPattern(known);
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    const { $id: _, ...rest } = withoutLength(node);
    const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, visit(value)]));
    const { description, pattern } = node;
    const described = typeof description === 'string' ? inOwnWords(copy, description) : copy;
    const choices = byPattern.find(([test]) => typeof pattern === 'string' && test.test(pattern))?.[1];
    return choices ? offering(described, choices) : described;
  };
  return (schema: Json): Json => visit(schema) as Json;
};

/** A copy with the node at a path changed; unchanged if the path does not exist. */
const changeAt = (node: unknown, [step, ...rest]: string[], change: (node: Json) => Json): unknown => {
  if (!isObject(node)) return node;
  if (step === undefined) return change(node);
  return step in node ? { ...node, [step]: changeAt(node[step], rest, change) } : node;
};

type Change = [file: string, path: string, change: (node: Json) => Json];

const tokenChoices: Choice[] = autocompleteTokens.map((value) => ({ value, description: '' }));

const checkChoices = (checks: CheckInfo[]): Choice[] =>
  checks.map(({ id, description }) => ({ value: id, description }));

const optionsOf = ({ options = {} }: CheckInfo): Json => {
  const properties = Object.entries(options).map(([name, { kind, meaning }]) => [
    name,
    inOwnWords({ type: kind === 'number' ? kind : 'array' }, meaning),
  ]);
  return { properties: { options: { properties: Object.fromEntries(properties) } } };
};

const withCheckNames =
  (checks: CheckInfo[]) =>
  (site: Json): Json => {
    const { title: _, ...setting } = objectOf(
      objectOf(objectOf(site.properties).checks).additionalProperties,
    );
    const properties = Object.fromEntries(
      checks.map((check) => [
        check.id,
        {
          ...optionsOf(check),
          ...inOwnWords({ $ref: '#/$defs/checkSetting' }, `${check.description}\n\n${check.advice}`),
        },
      ]),
    );
    const named = changeAt(site, ['properties', 'checks'], (node) => ({ ...node, properties }));
    return { ...(named as Json), $defs: { ...objectOf(site.$defs), checkSetting: setting } };
  };

/** A section whose type is known has the props of that type. */
const withTypes =
  (schemas: Schemas) =>
  (section: Json): Json => {
    const offered = sectionSchemas(schemas).map(([value, { description }]) => ({
      value,
      description: String(description ?? ''),
    }));
    const conditions = sectionTypes(schemas).map((type) =>
      Object.fromEntries([
        ['if', { properties: { type: { const: type } }, required: ['type'] }],
        ['then', { properties: { props: { $ref: sectionSchemaFile(type) } } }],
      ]),
    );
    const named = changeAt(section, ['properties', 'type'], (type) => offering(type, offered)) as Json;
    return { ...named, allOf: conditions, defaultSnippets: sectionSnippets(schemas) };
  };

/** What is added to which place of the schemas, so that VS Code offers this site's own values there. */
const changesOf = ({ values, checks }: Known, schemas: Schemas): Change[] => {
  const offer = (choices: Choice[]) => (node: Json) => offering(node, choices);
  const settable = checks.filter(({ id }) => !unchangeable.has(id));
  return [
    ['defs', '$defs/text', offer(values.texts)],
    ['defs', '$defs/link', offer(values.links)],
    ['defs', '$defs/icon', offer(values.icons)],
    ['defs', '$defs/entry', offer(values.entries)],
    ['defs', '$defs/suppressions/items/properties/disable', offer(checkChoices(settable))],
    ...partSnippets(schemas).map(
      ([name, snippet]): Change => [
        'defs',
        `$defs/${name}`,
        (part) => ({ ...part, defaultSnippets: [snippet] }),
      ],
    ),
    ['page', '$defs/section', withTypes(schemas)],
    ['page', '', (page) => ({ ...page, defaultSnippets: [pageSnippet] })],
    ['page', 'properties/locales/items', offer(values.locales)],
    ['site', 'properties/defaultLocale', offer(values.locales)],
    ['site', '', withCheckNames(settable)],
    ['site', 'properties/redirects/additionalProperties', offer(values.links)],
    ['defs', '$defs/form/properties/schema', offer(values.forms)],
    ['defs', '$defs/formField/properties/autocomplete', offer(tokenChoices)],
    ['locale', '', (locale) => ({ ...locale, allOf: [wordsOfLocale(values.texts)] })],
    ['page', '$defs/moment', (moment) => ({ ...moment, defaultSnippets: [momentSnippet] })],
  ];
};

/**
 * The schemas as an editor should know them: with the values of this site on offer, the props of each section by its
 * type, snippets, and descriptions as Markdown. Content is never measured by these, so they hold what Ajv does not know.
 */
export const editorSchemas = (schemas: Schemas, known: Known): Schemas => {
  const enriched = Object.fromEntries(
    Object.entries(schemas).map(([file, schema]) => [file, enrich(known)(schema)]),
  );
  for (const [name, path, change] of changesOf(known, schemas)) {
    const file = `${name}.schema.json`;
    const steps = path === '' ? [] : path.split('/');
    if (enriched[file]) enriched[file] = changeAt(enriched[file], steps, change) as Json;
  }
  return enriched;
};
