import type { SiteConfig } from '../../../../generated/types.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { configFile } from '../../file-names.ts';
import { placeholdersOf } from '../../words/placeholder.ts';
import type { SiteCheck } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { metaTexts } from './meta-texts.ts';

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];

const place = { file: configFile, pointer: '/titlePattern' };

/** What would be shown as it is written: only the title is filled in, and once. */
const unfilled = (pattern: string): Finding[] => {
  const [name] = placeholdersOf(pattern).filter((other) => other !== 'title');
  if (name !== undefined) {
    const message = `Titles would have "%{${name}}" in them as it is written: only %{title} is filled in here. Write the words instead.`;
    return [{ ...place, message }];
  }
  if (pattern.split('%{title}').length <= 2) return [];
  const message = '%{title} stands here twice, and only the first is filled in. Remove the other.';
  return [{ ...place, message }];
};

/** The name is misspelt itself when the pattern, and the settings beside it, have the other spelling. */
const misspeltName = (
  { names = [], organization, name }: SiteConfig,
  own: string,
  slip: string,
): Finding[] => {
  const others = wordsIn([...names, organization?.legalName].filter((text) => text !== undefined).join(' '));
  if (!others.includes(slip) || others.includes(own)) return [];
  const message = `The site is called "${name}" here, and "${slip}" in other settings, such as "titlePattern".`;
  return [{ file: place.file, pointer: '/name', ...withSuggestion(message, name.replace(own, slip)) }];
};

/** The word of a name that another was meant to be: misspelt, or only the beginning of it. */
const meantBy = (word: string, own: string[]): string | undefined =>
  closest(word, own) ?? own.find((part) => word.startsWith(part));

/** The name is another one when the pattern and the legal name beside it agree on theirs. */
const otherName = ({ organization, name }: SiteConfig, own: string[], written: string[]): Finding[] => {
  const legal = wordsIn(organization?.legalName ?? '');
  const [shared] = written.filter((word) => legal.includes(word));
  if (shared === undefined || own.some((word) => legal.includes(word))) return [];
  const message = `The site is called "${name}" here, and "${shared}" in "titlePattern" and "legalName".`;
  const remedy = `Write "${shared}" here, or "${name}" there, too.`;
  return [{ file: place.file, pointer: '/name', ...withRemedy(message, remedy) }];
};

/** Tells a pattern of titles without the name of the site: where the name is misspelt, there or in the site's own name. */
const unnamed = (config: SiteConfig, pattern: string): Finding[] => {
  const { name, names = [] } = config;
  const own = typeof name === 'string' ? wordsIn(name) : [];
  const written = wordsIn(pattern.replace('%{title}', ' '));
  // A part of a long name is enough.
  if (own.length === 0 || own.some((word) => written.includes(word))) return [];
  const slip = written.find((word) => meantBy(word, own) !== undefined);
  const right = slip === undefined ? undefined : meantBy(slip, own);
  if (slip === undefined || right === undefined) {
    const other = otherName(config, own, written);
    if (other.length > 0) return other;
    // Short names of the site are listed.
    if (names.some((short) => pattern.includes(short))) return [];
    const message = `The pattern of titles does not have the name "${name}". Write it: "%{title} – ${name}".`;
    return [{ ...place, message }];
  }
  const misspelt = misspeltName(config, right, slip);
  const message = `The pattern of titles does not have the name "${name}".`;
  return misspelt.length > 0
    ? misspelt
    : [{ ...place, ...withSuggestion(message, pattern.replace(slip, right)) }];
};

/** What a pattern adds behind a title, with whatever sign between the two; undefined when it adds nothing there. */
const endingOf = (pattern: string): RegExp | undefined => {
  const name = pattern
    .split('%{title}')[1]
    ?.replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  return name ? new RegExp(`\\s+[–—|·:-]\\s+${escapePattern(name)}$`, 'u') : undefined;
};

/** Titles that end with what the pattern adds to every title. */
const saidTwice = (context: CheckContext, pattern: string): Finding[] => {
  const ending = endingOf(pattern);
  if (ending === undefined) return [];
  const twice = metaTexts(context, 'title').filter(({ text }) => ending.test(text));
  return oncePerPlace(
    twice.map((own) => {
      const [added = ''] = ending.exec(own.text) ?? [];
      const message = `Tabs and search results would say "${added.trim()}" twice: "titlePattern" adds it to every title. Take it out here.`;
      return { ...own.place(), message };
    }),
  );
};

/** Titles that do not say whose page it is, or that would show what should be filled in. */
export const seoTitlePattern: SiteCheck = {
  id: 'seo/title-pattern',
  severity: 'error',
  description:
    "The pattern of titles has the site's name and the title of the page once, and no title has that name itself.",
  advice:
    'The title stands in tabs, bookmarks and search results, where nobody sees whose site it is unless the title says so. Write the name of the site into "titlePattern" of site.config.json, as it is under "name". Only %{title} is filled in there, and once; anything else in braces is an error. The title of a page is written without the name. Example: "%{title} – Inspira".',
  run: (context) => {
    const { config } = context.source;
    const { titlePattern: pattern } = config;
    if (typeof pattern !== 'string' || !pattern.includes('%{title}')) return [];
    const wrong = unfilled(pattern);
    if (wrong.length > 0) return wrong;
    const unclear = [...unnamed(config, pattern), ...saidTwice(context, pattern)];
    return unclear.map((finding) => ({ ...finding, severity: 'warning' }));
  },
};
