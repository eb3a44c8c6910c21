// What every system is given: the pages of a site, each measured by its schemas, with the words of its language.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

const { SITE: site = '', SCHEMAS: schemas = '' } = process.env;
const read = (...file) => JSON.parse(readFileSync(path.join(...file), 'utf8'));
const jsonBelow = (folder) =>
  readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.json'));

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
for (const file of jsonBelow(schemas)) ajv.addSchema({ ...read(schemas, file), $id: file });
// How long a text may be concerns its words, not the key that stands for them.
ajv.removeKeyword('maxLength');

const measured = (schema, value) => {
  if (!ajv.validate(schema, value)) throw new Error(`${schema}: ${ajv.errorsText()}`);
  return value;
};

const locales = jsonBelow(path.join(site, 'locales')).map((file) => path.basename(file, '.json'));
const words = Object.fromEntries(locales.map((locale) => [locale, read(site, `locales/${locale}.json`)]));
const documents = new Map();

const documentOf = (page) => {
  if (documents.has(page)) return documents.get(page);
  const document = measured('page.schema.json', read(site, 'pages', `${page.replace('~', '/')}.json`));
  for (const { type, props } of document.sections) measured(`sections/${type}.schema.json`, props);
  documents.set(page, document);
  return document;
};

/** A text may carry the words of the default language after its key. */
const wordsOf = (text, locale) => {
  if (!text.startsWith('t:')) return text;
  const [reference, inline] = text.slice(2).split('|');
  const [key] = reference.split('?');
  const found = key.split('.').reduce((group, name) => group?.[name], words[locale]);
  return typeof found === 'string' ? found : (inline ?? key);
};

const { facts } = read(site, 'site.config.json');
const withFacts = (text, locale) =>
  text.replace(/%\{(\w+)\}/g, (sign, name) => facts[name]?.[locale] ?? facts[name] ?? sign);

const said = (value, locale) => {
  if (Array.isArray(value)) return value.map((item) => said(item, locale));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, said(item, locale)]));
  return typeof value === 'string' ? withFacts(wordsOf(value, locale), locale) : value;
};

/** Every page in every language. A page in a folder has a name without a slash. */
export const routes = () =>
  jsonBelow(path.join(site, 'pages')).flatMap((file) =>
    locales.map((locale) => ({ locale, page: file.slice(0, -5).replace('/', '~') })),
  );

/** One page in the words of one language. */
export const pageOf = (locale, page) => {
  const { meta, sections } = documentOf(page);
  return { locale, title: said(meta.title, locale), sections: said(sections, locale) };
};
