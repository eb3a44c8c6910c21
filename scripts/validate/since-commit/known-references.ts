import { isDeepStrictEqual } from 'node:util';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { onDemand } from '../../../src/engine/core/memory/on-demand.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { yearFact } from '../../../src/engine/core/words/facts.ts';
import { keyNamedBy } from '../../../src/engine/core/words/text-reference.ts';
import type { SinceCommit } from './check-since-commit.ts';
import type { Reference } from './reference-of.ts';
import { wordsSince } from './words-since.ts';

const hasPage = ({ pages }: SiteSource, id: string): boolean =>
  pages.some(({ document }) => objectOf(document).id === id);

const hasFact = ({ config }: SiteSource, name: string): boolean =>
  name === yearFact || Object.hasOwn(objectOf(objectOf(config).facts), name);

/** How many places of a site show each text. */
const countTexts = ({ pages, config }: SiteSource): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const document of [...pages.map((page) => page.document), config])
    for (const [, value] of valuesIn(document)) {
      const key = keyNamedBy(value);
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
};

/** What may be named since before the commit, by two questions about a change from one name to another. */
export const knownReferences = (
  past: SinceCommit,
): {
  /** Whether what was named can be named still: what is gone or renamed had to be replaced. */
  isLeft: (from: Reference) => boolean;
  /** Whether what is named now was there before, and is not new in this place alone. */
  isOld: (to: Reference) => boolean;
  /** Whether visitors read the same. */
  saySame: (from: Reference, to: Reference) => boolean;
} => {
  const { source } = past.files;
  const words = wordsSince(past);
  const counts = onDemand(() => countTexts(source));
  const shown = (name: string): number => counts().get(name) ?? 0;
  return {
    isLeft: ({ kind, name }) => {
      if (kind === 'page') return hasPage(source, name);
      return kind === 'fact' ? hasFact(source, name) : words.now(name) !== undefined || shown(name) > 0;
    },
    isOld: ({ kind, name }) => {
      if (kind === 'page') return hasPage(past.before, name);
      if (kind === 'fact') return hasFact(past.before, name);
      return shown(name) > 1 && isDeepStrictEqual(words.before(name), words.now(name));
    },
    saySame: (from, to) => {
      const [former, now] = [from, to].map(({ kind, name }) =>
        kind === 'text' ? words.now(name) : undefined,
      );
      return former !== undefined && isDeepStrictEqual(former, now);
    },
  };
};
