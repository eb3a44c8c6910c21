import { linkToPage } from '../../../src/engine/core/addresses/page-link.ts';
import { placeholderPicture } from '../../../src/engine/core/checks/context/files/placeholder-picture.ts';
import { hyphened } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { isObject, listOf, objectOf } from '../../../src/engine/core/json/json-value.ts';
import { listOfCollection } from '../../../src/engine/core/resolve/collection-list.ts';
import { neededNames } from '../../../src/engine/core/schema/needed-names.ts';
import { ownKeyword } from '../../../src/engine/core/schema/own-keyword.ts';
import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import { followRef } from '../../../src/engine/core/schema/shape.ts';
import type { Json, Schemas } from '../../../src/engine/core/types.ts';
import { textNamed } from '../../../src/engine/core/words/text-reference.ts';
import { firstSentence, type Stubs, stub } from './stub-words.ts';

/** The material for stubs: the schemas, existing things to name, and the collection of new words. */
export type Stubbing = {
  schemas: Schemas;
  stubs: Stubs;
  home: string;
  icon: string;
  /** A collection, where the site has one. */
  collection: string | undefined;
};

/** A schema on its way: its file, the key its texts get, and how deep it stands. */
type At = { file: string; key: string; depth: number };

/** The description of a marked property, the key for its words, and whether its picture needs words. */
type Told = { description: unknown; key: string; needsAlt: boolean };

/** So deep that only a group which holds itself gets there: a small screen has its words at 12. */
const deepest = 24;

const markOf = (ref: string) => /defs\.schema\.json#\/\$defs\/(text|link|icon|image)$/.exec(ref)?.[1];

const textStub = ({ stubs }: Stubbing, description: unknown, key: string): string => {
  stubs.set(key, stub(firstSentence(description)));
  return textNamed(key);
};

const markedStub = (site: Stubbing, mark: string, { description, key, needsAlt }: Told): unknown => {
  if (mark === 'text') return textStub(site, description, key);
  if (mark === 'link') return linkToPage(site.home);
  if (mark === 'icon') return site.icon;
  const alt = needsAlt ? { alt: textStub(site, 'What the picture shows.', `${key}.alt`) } : {};
  return { src: placeholderPicture, ...alt };
};

const stubOf = (site: Stubbing, schema: Json, at: At): unknown => {
  if (typeof schema.$ref === 'string') {
    const ref = at.file === 'defs.schema.json' ? schema.$ref.replace(/^#/, 'defs.schema.json#') : schema.$ref;
    const mark = markOf(ref);
    const { description } = schema;
    const needsAlt = ownKeyword(schema, 'x-altRequired') === true;
    if (mark) return markedStub(site, mark, { description, key: at.key, needsAlt });
    const target = followRef(site.schemas, schema.$ref, at.file);
    return stubOf(site, target.schema, { ...at, file: target.file, depth: at.depth + 1 });
  }
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  const choice = firstChoice(site, schema);
  if (isObject(choice) && at.depth < deepest) return stubOf(site, choice, { ...at, depth: at.depth + 1 });
  const [first] = [...listOf(schema.enum), ...listOf(schema.examples)];
  return first ?? stubOfKind(site, schema, at);
};

const namesCollection = (schema: unknown): boolean =>
  String(objectOf(schema).pattern ?? '').startsWith('^collection:');

const firstChoice = ({ collection }: Stubbing, schema: Json): unknown =>
  [...listOf(schema.oneOf), ...listOf(schema.anyOf)].find(
    (choice) => collection !== undefined || !namesCollection(choice),
  );

/** The names of items are held against each other: each is called after its place. */
const stubString = ({ collection }: Stubbing, schema: Json, key: string): string => {
  if (collection !== undefined && namesCollection(schema)) return listOfCollection(collection);
  const [list = '', item = '', name = ''] = key.split('.').slice(-3);
  return name === 'key' ? hyphened(`${list}-${item}`) : name;
};

const stubOfKind = (site: Stubbing, schema: Json, at: At): unknown => {
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number' || schema.type === 'integer') return Number(schema.minimum ?? 1);
  if (schema.type === 'object') return stubObject(site, schema, at);
  if (schema.type !== 'array') return stubString(site, schema, at.key);
  return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, (_, index) =>
    stubOf(site, objectOf(schema.items), { ...at, key: `${at.key}.item${index + 1}`, depth: at.depth + 1 }),
  );
};

const stubObject = (site: Stubbing, schema: Json, at: At): Json => {
  const properties = objectOf(schema.properties);
  return Object.fromEntries(
    neededNames(schema).map((name) => [
      name,
      stubOf(site, objectOf(properties[name]), { ...at, key: `${at.key}.${name}`, depth: at.depth + 1 }),
    ]),
  );
};

/** The props a section type demands, with stubs for its words under a group of keys. */
export const stubProps = (site: Stubbing, type: string, group: string): unknown => {
  const file = sectionSchemaFile(type);
  return stubObject(site, objectOf(site.schemas[file]), { file, key: group, depth: 0 });
};
