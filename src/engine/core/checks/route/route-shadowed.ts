import { type CollectionPattern, collectionPatterns } from '../../addresses/routes.ts';
import { configFile } from '../../file-names.ts';
import type { Check } from '../check.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';

/** The setting that writes a pattern. */
const pointerOf = ({ collection, locale, own }: CollectionPattern): string =>
  below('/collections', collection, ...(own ? ['paths', locale] : ['path']));

/** Whether every address of `inner` is one of `outer` as well. */
const contains = (outer: CollectionPattern, inner: CollectionPattern): boolean =>
  inner.before.startsWith(outer.before) &&
  inner.after.endsWith(outer.after) &&
  !inner.before.slice(outer.before.length).includes('/') &&
  !inner.after.slice(0, inner.after.length - outer.after.length).includes('/');

/** Collections whose addresses cannot be told apart: the first of them answers for the entries of both. */
export const routeShadowed: Check = {
  id: 'route/shadowed',
  severity: 'error',
  description: 'The address pattern of a collection does not cover that of another collection.',
  advice:
    'An address is looked up in one collection after the other. When "solutions" has "/{slug}" and "news" has "/news-{slug}", an unknown address of the news gets the not-found page of the solutions. Give each collection a part of its own, such as "/solutions/{slug}" and "/news/{slug}".',
  run: ({ source }) => {
    const patterns = collectionPatterns(source.config);
    const findings = patterns.flatMap((pattern, index): Finding[] => {
      const first = patterns
        .slice(0, index)
        .find((other) => other.collection !== pattern.collection && contains(other, pattern));
      if (!first) return [];
      const message = `"${first.text}" of the collection "${first.collection}" covers every address of "${pattern.text}". Give one of them a part of its own.`;
      return [{ file: configFile, pointer: pointerOf(pattern), message }];
    });
    return oncePerPlace(findings);
  },
};
