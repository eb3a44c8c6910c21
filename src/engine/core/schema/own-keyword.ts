import type { Json } from '../types.ts';

/** Those of the project's own words in schemas that are true, or not there. */
export const switches = ['x-altRequired', 'x-eachShown', 'x-mainHeading', 'x-spare'] as const;

/** The project's own words in schemas that only its code reads; docs/sections.md says what each means. */
export const ownKeywords = [
  ...switches,
  'x-enabledOn',
  'x-endOf',
  'x-icons',
  'x-limit',
  'x-needs',
  'x-renamedTo',
  'x-version',
] as const;

/** What a schema says with one of the project's own words. */
export const ownKeyword = (schema: Json | undefined, name: (typeof ownKeywords)[number]): unknown =>
  schema?.[name];
