import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { counted, firstThree } from '../../../src/engine/core/counted.ts';
import { escapePattern } from '../../../src/engine/core/escape-pattern.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import { mailWordsFile } from '../../site/mail-words-file.ts';
import type { CheckSinceCommit, SinceCommit } from './check-since-commit.ts';

/** Whether a text says a former name. */
type IsLeft = (text: string) => boolean;

/** Whether texts say a name that is not a part of another one. */
const sayWithout = (name: string, other: string): IsLeft => {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u');
  return (text) => text.includes(name) && pattern.test(text.replaceAll(other, ' '));
};

/** The names of the texts that say something, once for each language. */
const keysOfTexts = (locales: SiteSource['locales'], isLeft: IsLeft): string[] =>
  Object.values(locales).flatMap((words) =>
    [...valuesIn(words)]
      .filter(([, value]) => typeof value === 'string' && isLeft(value))
      .map(([pointer]) => steps(pointer).join('.')),
  );

/** The pages that write a name out, and the words of the mails, which stand with the code of their site. */
const filesLeft = ({ source: { pages }, root }: SinceCommit['files'], isLeft: IsLeft): string[] => {
  const mails = path.join(root, mailWordsFile);
  const says = ({ document }: PageFile) =>
    [...valuesIn(document)].some(([, value]) => typeof value === 'string' && isLeft(value));
  return [
    ...pages.filter(says).map(({ file }) => file),
    ...(existsSync(mails) && isLeft(readFileSync(mails, 'utf8')) ? [mailWordsFile] : []),
  ];
};

/** What still says a former name, in words; undefined if nothing does. */
const whereLeft = (
  files: SinceCommit['files'],
  isLeft: IsLeft,
): { left: string; keys: string } | undefined => {
  const { config, locales } = files.source;
  const texts = keysOfTexts(locales, isLeft);
  const isPattern = isLeft(String(objectOf(config).titlePattern));
  const places = [
    ...(isPattern ? ['"titlePattern"'] : []),
    ...(texts.length > 0 ? [counted(texts.length, 'text')] : []),
    ...filesLeft(files, isLeft),
  ];
  if (places.length === 0) return undefined;
  const says = places.length === 1 && texts.length < 2 ? 'still says' : 'still say';
  const keys = texts.length === 0 ? '' : ` (${firstThree([...new Set(texts)])})`;
  return { left: `${new Intl.ListFormat('en').format(places)} ${says}`, keys };
};

/** Holds the name of the site against what it was: words do not say the former one any more. */
export const changedName: CheckSinceCommit = {
  id: 'content/changed-name',
  severity: 'info',
  description: 'A name of the site that has changed since the last commit stands in its words, too.',
  advice:
    'The name of the site stands in titles, search results and shared links, and nothing puts it into the words of pages. When only one of them has changed, visitors read two names. Write the new name in "titlePattern", in the texts, on pages that write it out and in the mails, too. Example: "name": "Solmarea Group" beside "Welcome to Solmarea". As it may be meant, it is only a remark, which is gone with the next commit.',
  run: ({ files, before, since }) => {
    const [former, now] = [before, files.source].map(({ config }) => objectOf(config).name);
    if (typeof former !== 'string' || typeof now !== 'string' || former === '' || former === now) return [];
    const left = whereLeft(files, sayWithout(former, now));
    if (left === undefined) return [];
    const message = `The name of the site was "${former}" at ${commitInWords(since)}, and is "${now}" now, but ${left.left} "${former}"${left.keys}. Write the new name there, too, unless that is meant.`;
    return [{ file: configFile, pointer: '/name', message }];
  },
};
