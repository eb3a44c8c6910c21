import { configFile } from '../file-names.ts';
import { suffixedPath } from '../routes.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { oncePerPlace } from './problems/place-keys.ts';
import { below } from './problems/pointer-steps.ts';
import type { Finding } from './problems/problem.ts';

type Pattern = { collection: string; before: string; after: string; text: string; pointer: string };

const slot = '{slug}';

/** Every pattern of every collection, in the order in which an address is looked up. */
const patternsOf = ({ source: { config } }: CheckContext): Pattern[] =>
  Object.entries(config.collections ?? {}).flatMap(([collection, { path, paths }]) =>
    config.locales.flatMap(({ locale, suffix }) => {
      const own = paths?.[locale];
      const at = (...keys: string[]) => below('/collections', collection, ...keys);
      const all: [string, string][] = [
        [suffixedPath(path, suffix), at('path')],
        ...(own === undefined ? [] : [[own, at('paths', locale)] satisfies [string, string]]),
      ];
      return all.map(([text, pointer]) => {
        const [before = '', after = ''] = text.split(slot);
        return { collection, before, after, text, pointer };
      });
    }),
  );

/** Whether every address of `inner` is one of `outer` as well. */
const contains = (outer: Pattern, inner: Pattern): boolean =>
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
  run: (context) => {
    const patterns = patternsOf(context);
    const findings = patterns.flatMap((pattern, index): Finding[] => {
      const first = patterns
        .slice(0, index)
        .find((other) => other.collection !== pattern.collection && contains(other, pattern));
      if (!first) return [];
      const message = `"${first.text}" of the collection "${first.collection}" covers every address of "${pattern.text}". Give one of them a part of its own.`;
      return [{ file: configFile, pointer: pattern.pointer, message }];
    });
    return oncePerPlace(findings);
  },
};
