import type { Check } from '../check.ts';
import { surplus } from '../context/repeats.ts';
import { type KeyVersions, keyVersions, type Version } from '../context/words/keys/key-versions.ts';
import { tagFault, tagsOf } from '../context/words/writing/tags.ts';
import type { Finding } from '../problems/problem.ts';

const difference = (version: Version, source: Version): Finding[] => {
  const missing = surplus(tagsOf(source.value), tagsOf(version.value));
  const extra = surplus(tagsOf(version.value), tagsOf(source.value));
  if (missing.length + extra.length === 0) return [];
  const parts = [
    ...(missing.length > 0 ? [`lacks ${missing.join(' ')}`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(' ')} too much`] : []),
  ];
  return [
    { ...version.place, message: `Compared with "${source.locale}", this text ${parts.join(' and ')}.` },
  ];
};

const hasTags = (value: string): boolean => value.includes('<');

const compare = ({ versions }: KeyVersions, allowed: ReadonlySet<string>): Finding[] => {
  if (!versions.some(({ value }) => hasTags(value))) return [];
  // A text with tags that are not well-formed or not allowed is reported by i18n/html, and compared once it is mended.
  const sound = versions.filter(
    ({ value, isComparable }) => isComparable && tagFault(value, allowed) === undefined,
  );
  const [source, ...others] = sound;
  return source && source === versions[0] ? others.flatMap((version) => difference(version, source)) : [];
};

/** Tags that one language of a text has and another has not. */
export const i18nHtmlMismatch: Check = {
  id: 'i18n/html-mismatch',
  severity: 'warning',
  description: 'A text has the same tags in every language.',
  advice:
    'Where a translation loses a tag, a link or an emphasis is gone in that language. Keep every tag of "Read the <strong>terms</strong>" in "Lee los <strong>términos</strong>".',
  run: (context) => {
    const allowed = new Set([context.options('i18n/html').allow ?? []].flat().map(String));
    return keyVersions(context).flatMap((item) => compare(item, allowed));
  },
  concerns: () => (_, words) => words.some(hasTags),
};
