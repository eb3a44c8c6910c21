import { steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { counted, firstThree } from '../../../src/engine/core/counted.ts';
import { escapePattern } from '../../../src/engine/core/escape-pattern.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import type { ReleasedCheck } from './released-check.ts';

/** Whether texts say a name that is not a part of another one. */
const sayWithout = (name: string, other: string): ((text: string) => boolean) => {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u');
  return (text) => text.includes(name) && pattern.test(text.replaceAll(other, ' '));
};

/** The names of the texts that say something, once for each language. */
const keysOfTexts = (locales: SiteSource['locales'], isLeft: (text: string) => boolean): string[] =>
  Object.values(locales).flatMap((words) =>
    [...valuesIn(words)]
      .filter(([, value]) => typeof value === 'string' && isLeft(value))
      .map(([pointer]) => steps(pointer).join('.')),
  );

/** What still says a former name, in words; undefined if nothing does. */
const whereLeft = (
  { config, locales }: SiteSource,
  isLeft: (text: string) => boolean,
): { left: string; keys: string } | undefined => {
  const texts = keysOfTexts(locales, isLeft);
  const isPattern = isLeft(String(objectOf(config).titlePattern));
  const places = [
    ...(isPattern ? ['"titlePattern"'] : []),
    ...(texts.length > 0 ? [counted(texts.length, 'text')] : []),
  ];
  if (places.length === 0) return undefined;
  const says = places.length === 1 && texts.length < 2 ? 'still says' : 'still say';
  const keys = texts.length === 0 ? '' : ` (${firstThree([...new Set(texts)])})`;
  return { left: `${places.join(' and ')} ${says}`, keys };
};

/** Holds the name of the site against what it was: words do not say the former one any more. */
export const changedName: ReleasedCheck = {
  id: 'content/changed-name',
  severity: 'info',
  description: 'A name of the site that has changed since the last commit stands in its words, too.',
  advice:
    'The name of the site stands in titles, search results and shared links, and nothing puts it into the words of pages. When only one of them has changed, visitors read two names. Write the new name in "titlePattern" and in the texts, too. Example: "name": "Solmarea Group" beside "Welcome to Solmarea". As it may be meant, it is only a remark, which is gone with the next commit.',
  run: ({ files: { source }, before, since }) => {
    const [former, now] = [before, source].map(({ config }) => objectOf(config).name);
    if (typeof former !== 'string' || typeof now !== 'string' || former === '' || former === now) return [];
    const left = whereLeft(source, sayWithout(former, now));
    if (left === undefined) return [];
    const message = `The name of the site was "${former}" at ${commitInWords(since)}, and is "${now}" now, but ${left.left} "${former}"${left.keys}. Write the new name there, too, unless that is meant.`;
    return [{ file: configFile, pointer: '/name', message }];
  },
};
