import type { Check } from './check.ts';
import { judgedBySource, keyVersions, type Version } from './context/key-versions.ts';
import { isComparable } from './context/message-syntax.ts';
import type { Finding } from './problem.ts';

/** Two words in capitals are no abbreviation any more. */
const shouted = /^\P{Ll}*\p{Lu}{3,}\P{Ll}*\s\P{Ll}*\p{Lu}{3,}\P{Ll}*$/u;

const plain = (text: string): string => text.replace(/%\{.*?\}/g, ' ');

const faultIn = (text: string, source: string): string | undefined => {
  if (shouted.test(text) && !shouted.test(source)) return 'is written in capitals throughout';
  return /^\p{Lu}/u.test(source) && /^\p{Ll}+(?![\p{L}\p{N}.@_/-])/u.test(text)
    ? 'begins with a small letter'
    : undefined;
};

const faultOf = (version: Version, source: Version): Finding[] => {
  const fault = faultIn(plain(version.value), plain(source.value));
  if (fault === undefined || !isComparable(version.value) || !isComparable(source.value)) return [];
  const message = `This text ${fault}, and in "${source.locale}" it does not. Write both alike.`;
  return [{ ...version.place, origin: source.place, message }];
};

/** Translations with other capitals than the default language has. */
export const i18nCaseMismatch: Check = {
  id: 'i18n/case-mismatch',
  severity: 'warning',
  description:
    'A translation begins with a capital where its source does, and is not in capitals throughout.',
  advice:
    'Beside other labels a small first letter looks forgotten, and capitals shout; where a design wants capitals, its style makes them. Write "Aniversarios laborales" for "Work anniversaries". Capitals within a text are not compared, since languages use them differently.',
  run: (context) => keyVersions(context).flatMap(judgedBySource(faultOf)),
  concerns:
    () =>
    (_, [source = '', ...others]) =>
      others.some((value) => faultIn(value, source) !== undefined),
};
