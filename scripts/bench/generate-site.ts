import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configFile, localeFile } from '../../src/engine/core/file-names.ts';
import type { LocaleDocument, PageDocument, SectionDocument, SiteConfig } from '../../src/generated/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import { readJsonFile } from './read-json-file.ts';

/** A generated site: its folder, and one of its generated pages to edit. */
export type GeneratedSite = { root: string; documents: number; editedPage: string };

type Sample = Pick<SectionDocument, 'type' | 'props'>;
type Words = Record<string, LocaleDocument>;

/** The sections that every generated page is made of: eight of six types, taken from this site's own pages. */
const sampled: [page: string, type: string][] = [
  ['about-us', 'page-hero'],
  ['about-us', 'feature-tiles'],
  ['partner-with-us', 'comparison'],
  ['solutions', 'process'],
  ['home', 'feature-tiles'],
  ['about-us', 'story'],
  ['solutions', 'call-to-action'],
  ['solutions', 'comparison'],
];

const sampleOf = ([page, type]: [string, string]): Sample => {
  const { sections } = readJsonFile<PageDocument>(path.join(codeRoot, `pages/${page}.json`));
  const found = sections.find((section) => section.type === type);
  if (!found) throw new Error(`pages/${page}.json has no section of the type ${type} to sample.`);
  return found;
};

const wordsAt = (words: LocaleDocument, key: string): string | undefined => {
  let value: unknown = words;
  for (const name of key.split('.'))
    value = typeof value === 'object' && value !== null ? (value as LocaleDocument)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** How many texts of a section are its page's own; the others are words that many pages share. */
const ownTexts = 2;

/** Words that no other page says: with the page's number at the end, before a full stop. */
const wordedFor = (text: string, prefix: string): string => {
  const [number = ''] = /\d+/.exec(prefix) ?? [];
  return text.replace(/([.?!…]*)$/, ` n.${Number(number)}$1`);
};

/** A copy of a section in which the first keys are those of its page, with words of its own in every language. */
const ownWords = (sample: Sample, prefix: string, words: { all: Words; own: Words }): unknown => {
  let count = 0;
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
    if (typeof value !== 'string' || !value.startsWith('t:') || value.includes('|')) return value;
    const [key = '', query] = value.slice(2).split('?');
    count += 1;
    if (count > ownTexts) return value;
    const name = `t${count}`;
    for (const [locale, own] of Object.entries(words.own)) {
      const text = wordsAt(words.all[locale] ?? {}, key);
      const group = prefix.split('.').at(-1) ?? '';
      if (text !== undefined)
        own[group] = { ...(own[group] as LocaleDocument | undefined), [name]: wordedFor(text, prefix) };
    }
    return `t:${prefix}.${name}${query === undefined ? '' : `?${query}`}`;
  };
  return copy(sample.props);
};

const nameOf = (number: number) => `page-${String(number).padStart(5, '0')}`;

/** What search engines are told of a page: as long as it should be, in the page's language, and only of this page. */
const metaWords = (locale: string, number: number): LocaleDocument =>
  locale === 'es'
    ? {
        title: `Recompensas que acercan a tus clientes, n.${number}`,
        description: `Cómo un programa de lealtad hace que tus clientes vuelvan una y otra vez: la parte 1.${number} de la guía.`,
      }
    : {
        title: `Rewards that bring customers closer, n.${number}`,
        description: `How a loyalty program makes your customers come back again and again: this is part 1.${number} of the guide.`,
      };

/** Each page leads to the next one and the last to the first, so that all can be reached. */
const linkedTo = (next: string, props: unknown): unknown =>
  JSON.parse(JSON.stringify(props).replace(/"page:[a-z-]+"/, `"page:${next}"`)) as unknown;

type Numbered = { number: number; next: number };

/** A generated page, made of samples of real sections, with words of its own in every language and a link to the next one. */
const pageOf = (
  { number, next }: Numbered,
  samples: Sample[],
  all: Words,
): { page: PageDocument; own: Words } => {
  const id = nameOf(number);
  const own: Words = Object.fromEntries(
    Object.keys(all).map((locale) => [locale, metaWords(locale, number)]),
  );
  const sections = samples.map((sample, index) => ({
    type: sample.type,
    id: `${sample.type}-${index}`,
    props: ownWords(sample, `generated.${id}.s${index}`, { all, own }),
  }));
  const linked = sections.map((section) => ({ ...section, props: linkedTo(nameOf(next), section.props) }));
  const meta = { title: `t:generated.${id}.title`, description: `t:generated.${id}.description` };
  const $schema = '../schemas/page.schema.json';
  const page = { $schema, id, path: `/generated/${id}`, meta, sections: linked };
  return { page: page as unknown as PageDocument, own };
};

const readLocales = (): Words => {
  const files = readdirSync(path.join(codeRoot, 'locales'));
  return Object.fromEntries(
    files.map((file) => [path.basename(file, '.json'), readJsonFile(path.join(codeRoot, 'locales', file))]),
  );
};

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const writeConfig = (root: string) => {
  const config = readJsonFile<SiteConfig>(path.join(codeRoot, configFile));
  // A picture of every page for shared links is no part of what other systems are measured by.
  const { shareImage, ...rest } = config;
  writeJson(path.join(root, configFile), rest);
  if (shareImage) rmSync(path.join(root, 'public', shareImage.template));
};

/**
 * Makes a site of so many documents in a temporary folder: this site's own pages and, for the rest, pages of eight
 * sections of six types, two texts of each with words of their own. The same number gives the same files.
 */
export const generateSite = (documents: number): GeneratedSite => {
  const root = mkdtempSync(path.join(tmpdir(), `site-of-${documents}-`));
  for (const part of ['pages', 'public'])
    cpSync(path.join(codeRoot, part), path.join(root, part), { recursive: true });
  const files = readdirSync(path.join(root, 'pages'), { recursive: true }) as string[];
  const present = files.filter((file) => file.endsWith('.json')).length;
  const all = readLocales();
  const samples = sampled.map(sampleOf);
  const generated: Words = Object.fromEntries(Object.keys(all).map((locale) => [locale, {}]));
  const count = documents - present;
  for (let number = 1; number <= count; number += 1) {
    const { page, own } = pageOf({ number, next: (number % count) + 1 }, samples, all);
    writeJson(path.join(root, `pages/${page.id}.json`), page);
    for (const [locale, words] of Object.entries(generated)) words[page.id] = own[locale] ?? {};
  }
  mkdirSync(path.join(root, 'locales'));
  for (const [locale, words] of Object.entries(all))
    writeJson(path.join(root, localeFile(locale)), { ...words, generated: generated[locale] });
  writeConfig(root);
  return { root, documents, editedPage: 'pages/page-00007.json' };
};
