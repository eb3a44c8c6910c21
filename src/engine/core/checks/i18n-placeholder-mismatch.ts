import { parseText } from '../messages.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { type KeyVersions, keyVersions, type Version } from './context/key-versions.ts';
import { placeholdersOf } from './context/words.ts';
import type { Finding } from './problem.ts';
import { closest, withSuggestion } from './suggest.ts';

const written = (names: string[]) => names.map((name) => `%{${name}}`).join(', ');

const knownNames = (context: CheckContext, { uses }: Pick<KeyVersions, 'uses'>): Set<string> =>
  new Set([
    ...Object.keys(context.source.config.facts ?? {}),
    ...uses.flatMap(({ params }) => Object.keys(params)),
  ]);

const unknownFact = (version: Pick<Version, 'value' | 'place'>, known: Set<string>): Finding[] =>
  placeholdersOf(version.value)
    .filter((name) => !known.has(name))
    .map((name) => {
      const nearest = closest(name, known);
      const message = `There is no fact "${name}" in site.config.json for %{${name}}.`;
      return { ...version.place, ...withSuggestion(message, nearest && `%{${nearest}}`) };
    });

const difference = (version: Version, source: Version): Finding[] => {
  const expected = placeholdersOf(source.value);
  const found = placeholdersOf(version.value);
  const missing = expected.filter((name) => !found.includes(name));
  const extra = found.filter((name) => !expected.includes(name));
  if (missing.length + extra.length === 0) return [];
  const parts = [
    ...(missing.length > 0 ? [`lacks ${written(missing)}`] : []),
    ...(extra.length > 0 ? [`has ${written(extra)} too much`] : []),
  ];
  const message = `Compared with "${source.locale}", this text ${parts.join(' and ')}.`;
  const [only] = missing;
  const single = missing.length === 1 && extra.length === 1;
  return [
    { ...version.place, message, ...(single && only !== undefined ? { suggestion: `%{${only}}` } : {}) },
  ];
};

const compare = (context: CheckContext, item: KeyVersions): Finding[] => {
  const [source, ...others] = item.versions.filter(({ value }) => value.trim() !== '');
  if (!source) return [];
  const known = knownNames(context, item);
  const unknown = unknownFact(source, known);
  if (unknown.length > 0) return unknown;
  return others.flatMap((version) => difference(version, source));
};

/** Texts and links written on the page itself, without a key. */
const literals = (context: CheckContext): Finding[] =>
  context.marks
    .filter(({ kind, value }) => (kind === 'text' || kind === 'link') && parseText(value).key === undefined)
    .flatMap((mark) => unknownFact(mark, knownNames(context, { uses: [] })));

/** %{names} that differ between languages, or that no fact and no parameter fills. */
export const i18nPlaceholderMismatch: Check = {
  id: 'i18n/placeholder-mismatch',
  severity: 'error',
  description: 'Every %{name} is a fact or a parameter, and stands in every language of a text.',
  run: (context) => [...keyVersions(context).flatMap((item) => compare(context, item)), ...literals(context)],
};
