import type { Schemas } from '../../src/engine/core/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import { readRecordedSchemas } from './recorded-schemas.ts';

/** What the code names itself; the schemas of section types and forms are missed by those who use them. */
const namedByCode = ['page', 'site', 'locale', 'translations-lock'].map((name) => `${name}.schema.json`);

/** The schemas that were there when the types were made, and that others lead to still or the code measures by. */
export const missingSchemas = (schemas: Schemas): string[] => {
  const gone = Object.keys(readRecordedSchemas(codeRoot)).filter((file) => !Object.hasOwn(schemas, file));
  if (gone.length === 0) return [];
  const written = JSON.stringify(schemas);
  const isReferred = (file: string) => [`"${file}#`, `/${file}#`].some((start) => written.includes(start));
  return gone.filter((file) => namedByCode.includes(file) || isReferred(file));
};
