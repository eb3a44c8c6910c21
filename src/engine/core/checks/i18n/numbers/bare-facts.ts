import { withoutPlaceholders } from '../../../words/placeholder.ts';
import type { CheckContext } from '../../context/check-context.ts';
import type { KeyVersions, Version } from '../../context/words/keys/key-versions.ts';
import { isSourceAsRecorded, isTargetAsRecorded } from '../../context/words/translations/translations.ts';
import type { Finding } from '../../problems/problem.ts';

/** Whether a text is a fact alone, or some, without any word of its own. */
export const isBareFact = (text: string): boolean =>
  text.includes('%{') && !/\p{L}/u.test(withoutPlaceholders(text));

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(withoutPlaceholders(text));

const bared = (version: Version, other: Version): Finding[] => {
  const message = `This text seems cut off: it is ${version.value} alone, and "${other.locale}" goes on to "${other.value}". Write the rest.`;
  return [{ ...version.place, message, severity: 'warning' }];
};

/** Texts that have lost all words beside their fact since they were accepted, in one language. */
export const bareFacts = (context: CheckContext, { key, versions }: KeyVersions): Finding[] => {
  const [source, ...others] = versions;
  if (!source || !versions.some(({ value }) => isBareFact(value))) return [];
  const whole = others.find(({ value }) => hasWord(value));
  if (isBareFact(source.value) && whole) {
    const changed = { key, locale: whole.locale, source: source.value };
    return isSourceAsRecorded(context, changed) === true ? [] : bared(source, whole);
  }
  if (!hasWord(source.value)) return [];
  return others
    .filter((version) => isBareFact(version.value) && !isTargetAsRecorded(context, { key, ...version }))
    .flatMap((version) => bared(version, source));
};
