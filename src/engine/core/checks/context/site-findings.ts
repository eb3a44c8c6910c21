import type { SiteConfig } from '../../../../generated/types.ts';
import { configFile } from '../../file-names.ts';
import { isObject, objectOf } from '../../json/json-value.ts';
import { yearFact } from '../../words/facts.ts';
import { schemaFindings } from '../schema-errors/schema-findings.ts';
import { withHomes } from '../schema-errors/with-homes.ts';
import { perContext } from './per-context.ts';

/** The settings without the year where that is the only fact, since then no file has "facts". */
const asWritten = (config: SiteConfig): unknown => {
  if (!isObject(config) || !isObject(config.facts)) return config;
  const { facts, ...others } = config;
  return Object.keys(objectOf(facts)).join() === yearFact ? others : config;
};

/** What is wrong with site.config.json by its schema. */
export const siteFindings = perContext(({ validators, given }) => {
  const file = 'site.schema.json';
  const value = asWritten(given.config);
  const place = { file: configFile, pointer: '' };
  const found = schemaFindings(validators, file, { value, place });
  return withHomes(found, { schemas: given.schemas, file, value, place });
});
