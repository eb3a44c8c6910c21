// The limit: what a plain loop takes that reads, checks, renders with React and writes, and does nothing else.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ReactNode } from 'react';
import { localeFile } from '../../src/engine/core/file-names.ts';
import { sectionSchemaFile } from '../../src/engine/core/schema/section-schema-file.ts';
import { keyNamedBy } from '../../src/engine/core/words/text-reference.ts';
import type { LocaleDocument, PageDocument } from '../../src/generated/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import { readJsonFile } from './read-json-file.ts';

// Only then React comes without the checks for those who develop, which take as long as the rendering.
process.env.NODE_ENV = 'production';
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');

type Words = LocaleDocument | string | undefined;

const [root = '', out = ''] = process.argv.slice(2);
const schemas = path.join(codeRoot, 'schemas');

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
for (const file of readdirSync(schemas, { recursive: true }) as string[])
  if (file.endsWith('.json')) ajv.addSchema({ ...readJsonFile<object>(path.join(schemas, file)), $id: file });

// How long a text may be concerns its words, not the key that stands for them.
ajv.removeKeyword('maxLength');

const measured = (file: string, value: unknown): void => {
  if (ajv.validate(file, value)) return;
  throw new Error(`${file}: ${ajv.errorsText()}`);
};

const wordsOf = (words: LocaleDocument) => (text: string) => {
  const key = keyNamedBy(text);
  if (key === undefined) return text;
  let found: Words = words;
  for (const name of key.split('.')) found = typeof found === 'object' ? (found[name] as Words) : undefined;
  return typeof found === 'string' ? found : key;
};

const element = (value: unknown, word: (text: string) => string, key: string): ReactNode => {
  if (typeof value === 'string') return createElement('p', { key, className: key }, word(value));
  if (Array.isArray(value))
    return createElement(
      'ul',
      { key },
      ...value.map((item, at) => createElement('li', { key: at }, element(item, word, key))),
    );
  if (typeof value !== 'object' || value === null) return null;
  return createElement(
    'div',
    { key, className: key },
    ...Object.entries(value).map(([name, item]) => element(item, word, name)),
  );
};

const bodyOf = ({ sections }: PageDocument, word: (text: string) => string) =>
  createElement(
    'main',
    null,
    ...sections.map(({ type, id, props }) =>
      createElement('section', { key: id, id }, element(props, word, type)),
    ),
  );

const writePage = (locale: string, page: PageDocument, words: LocaleDocument): void => {
  const html = renderToString(bodyOf(page, wordsOf(words)));
  const file = path.join(out, locale, page.id);
  writeFileSync(`${file}.html`, `<!doctype html><html lang="${locale}"><body>${html}</body></html>`);
  writeFileSync(`${file}.json`, JSON.stringify(page));
};

const locales = readdirSync(path.join(root, 'locales')).map((file) => path.basename(file, '.json'));
const words = new Map(
  locales.map((locale) => [locale, readJsonFile<LocaleDocument>(path.join(root, localeFile(locale)))]),
);
for (const locale of locales) mkdirSync(path.join(out, locale), { recursive: true });
for (const file of readdirSync(path.join(root, 'pages'), { recursive: true }) as string[]) {
  if (!file.endsWith('.json')) continue;
  const page = readJsonFile<PageDocument>(path.join(root, 'pages', file));
  measured('page.schema.json', page);
  for (const { type, props } of page.sections) measured(sectionSchemaFile(type), props);
  for (const [locale, own] of words) writePage(locale, page, own);
}
