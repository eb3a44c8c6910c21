import { placeholdersOf } from '../../../words/placeholder.ts';
import type { Place } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';
import type { PlaceholderGap } from '../exchanged/placeholder-findings.ts';
import { onlyOne } from '../only-one.ts';
import type { KeyVersions, Version } from '../words/keys/key-versions.ts';
import { isSourceChanged } from '../words/translations/translations.ts';

/** A name in a text that nothing fills, the names that would be filled there, and the place that shows the text. */
export type UnknownName = {
  name: string;
  version: Pick<Version, 'value' | 'place'>;
  known: Set<string>;
  /** Whether the text is still what its translations were made from: then its name was right. */
  isAsTranslated?: boolean;
  /** The only name that other forms or languages of the text have in its place. */
  meant?: string | undefined;
  /** Whether it is in a translation only, whose text has another name in its place by now. */
  isOutdated?: boolean;
  /** Whether no translation of the text has it. */
  isAlone?: boolean;
  shownAt?: Place | undefined;
};

/** The names that are filled in a text with these uses: facts, and what a use gives. */
export const knownNames = (context: CheckContext, uses: KeyVersions['uses']): Set<string> =>
  new Set([
    ...Object.keys(context.source.config.facts ?? {}),
    ...uses.flatMap(({ params }) => Object.keys(params)),
  ]);

/** The names in a text that nothing fills. */
export const unknownNames = (
  context: CheckContext,
  version: UnknownName['version'],
  uses: KeyVersions['uses'],
): UnknownName[] => {
  const facts = context.source.config.facts ?? {};
  const isKnown = (name: string) =>
    Object.hasOwn(facts, name) || uses.some(({ params }) => Object.hasOwn(params, name));
  const unknown = placeholdersOf(version.value).filter((name) => !isKnown(name));
  const silent = uses.find(({ params }) => !Object.hasOwn(params, 'smart_count'))?.place;
  return unknown.map((name) => ({ name, version, known: knownNames(context, uses), shownAt: silent }));
};

/** A translation with other names than its source. */
type Differing = Pick<PlaceholderGap, 'version' | 'missing' | 'extra'>;

/** Names of facts that are gone, which a text had before it was given others, and its translations still have. */
export const outdatedNames = (context: CheckContext, item: KeyVersions, gaps: Differing[]): UnknownName[] => {
  if (gaps.length === 0 || !isSourceChanged(context, item)) return [];
  const known = knownNames(context, item.uses);
  return gaps.flatMap(({ version, missing, extra }) => {
    const [meant, name] = [onlyOne(missing), onlyOne(extra)];
    if (name === undefined || meant === undefined || known.has(name)) return [];
    return [{ name, version, known, meant, isOutdated: true }];
  });
};
