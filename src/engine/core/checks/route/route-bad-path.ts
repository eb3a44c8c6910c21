import { parsePageLink } from '../../addresses/page-link.ts';
import { configFile } from '../../file-names.ts';
import { objectOf, stringsOf } from '../../json/json-value.ts';
import type { PageFile } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { isGoodAddress } from '../context/links/address-form.ts';
import { fileNameOf } from '../context/own-names.ts';
import { withoutAccents } from '../context/words/writing/letters.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { unseen } from '../suggestions/strange-letters.ts';
import { notFoundPath } from './not-found-path.ts';

type Named = { path: string; place: Place };

const reasons: [RegExp, string][] = [
  [new RegExp(unseen.source, 'u'), 'has a sign that nobody sees'],
  [/^\s|\s$/, 'has a space at an end'],
  [/^\w+:\/\//, 'names the site, too'],
  [/[?#]/, 'has a ? or a #, which stand behind addresses and not in them'],
  [/\.html?$/, 'has the ending of a file'],
  [/\{slug\}.*\{slug\}/, 'has {slug} twice'],
  [/^[^/]/, 'does not start with a slash'],
  [/\s/, 'has a space'],
  [/[A-Z]/, 'has capital letters'],
  [/_/, 'has an underscore'],
  [/\/\//, 'has two slashes in a row'],
  [/.\/$/, 'ends in a slash'],
  [/[^/]{201}/, 'has a name of more than 200 letters, which is too long for a file'],
  [/[^\u0021-\u007e]/, 'has letters with accents or other signs that addresses cannot carry'],
];

/** A name of as many words as may be read at once. */
const shortened = (name: string): string =>
  name.length > 200 ? name.slice(0, 60).replace(/-[^-]*$/, '') : name;

const tidy = (path: string): string => {
  const address = path
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(\{slug\}.*)\{slug\}/, '$1')
    .replace(/^\w+:\/\/[^/]*/, '');
  const plain = withoutAccents(address)
    .toLowerCase()
    .replace(/[^a-z0-9/{}\s_-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/(?<![a-z0-9}])-|-(?![a-z0-9{])/g, '');
  return `/${plain.split('/').filter(Boolean).map(shortened).join('/')}`;
};

const pagePaths = ({ given, source }: CheckContext): Named[] =>
  given.pages.flatMap(({ file, document }, index) => {
    const { path, paths } = objectOf(document);
    const page = source.pages[index]?.document.id ?? '';
    const own = typeof path === 'string' ? [{ path, place: { file, page, pointer: '/path' } }] : [];
    const others = Object.entries(stringsOf(paths)).map(([locale, text]) => ({
      path: text,
      place: { file, page, pointer: below('/paths', locale) },
    }));
    return [...own, ...others];
  });

const collectionPaths = ({ source }: CheckContext): Named[] =>
  Object.entries(source.config.collections ?? {}).flatMap(([name, { path, paths }]) => {
    const at = (...keys: string[]) => ({
      file: configFile,
      pointer: below('/collections', name, ...keys),
    });
    const own = { path, place: at('path') };
    return [
      own,
      ...Object.entries(paths ?? {}).map(([locale, text]) => ({ path: text, place: at('paths', locale) })),
    ];
  });

/** The name that a file should have: its page's, unless another file has that, or else its own in other signs. */
const nameFor = ({ source }: CheckContext, { slug = '', document: { id } }: PageFile): string =>
  isGoodAddress(`/${id}`) && !source.pages.some((page) => fileNameOf(page) === id) ? id : tidy(slug).slice(1);

const slugs = (context: CheckContext): Finding[] =>
  context.source.pages
    .filter(({ slug, document }) => slug !== undefined && !document.path && !isGoodAddress(`/${slug}`))
    .map((page) => {
      const suggestion = nameFor(context, page);
      const message = `The file's name "${page.slug}" becomes part of an address. Use small letters, digits and hyphens: call it "${suggestion}.json".`;
      return { file: page.file, page: page.document.id, pointer: '', message, suggestion };
    });

/** Hosts know the page for unknown addresses by one name; every other address is the same in signs that it may have. */
const suggestionFor = ({ source, defaultLocale }: CheckContext, { path, place }: Named): string => {
  const isDefault = place.pointer === '/path' || place.pointer === below('/paths', defaultLocale);
  const isLost = isDefault && place.page === parsePageLink(source.config.notFound)?.pageId;
  return isLost ? notFoundPath : tidy(path);
};

/** Without the address of the home page that is the one meant, and no line to remove. */
const emptyPath = ({ source }: CheckContext, { pointer }: Place): Pick<Finding, 'message' | 'suggestion'> =>
  pointer === '/path' && !source.pages.some(({ document }) => document.path === '/')
    ? { message: 'The address is empty. That of the home page is missing: write "/".', suggestion: '/' }
    : { message: 'The address is empty. Write one, such as "/about-us", or remove this line.' };

const finding = (context: CheckContext, { path, place }: Named): Finding => {
  const reason =
    reasons.find(([pattern]) => pattern.test(path))?.[1] ?? 'has signs that do not belong in an address';
  if (path.trim() === '') return { ...place, ...emptyPath(context, place) };
  const suggestion = suggestionFor(context, { path, place });
  const rule = 'Use small letters, digits and hyphens between single slashes';
  const message = `The address "${path}" ${reason}. ${rule}: "${suggestion}".`;
  return { ...place, message, suggestion };
};

/** Addresses that are hard to type, to read aloud or to send. */
export const routeBadPath: Check = {
  id: 'route/bad-path',
  severity: 'error',
  description: 'Addresses are made of small letters, digits and hyphens between single slashes.',
  advice:
    'Addresses with capitals, spaces or accents are mistyped, break in mails and count as several addresses to search engines. Use small letters, digits and hyphens. Example: "/About_Us/" becomes "/about-us".',
  run: (context) => [
    ...[...pagePaths(context), ...collectionPaths(context)]
      .filter(({ path }) => !isGoodAddress(path.replace('{slug}', 'slug')))
      .map((named) => finding(context, named)),
    ...slugs(context),
  ],
};
