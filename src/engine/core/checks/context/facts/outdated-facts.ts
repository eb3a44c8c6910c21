import type { Finding } from '../../problems/problem.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import { noFact } from './no-fact.ts';
import type { UnknownName } from './unknown-names.ts';

/** A fact that got another name, also in the texts of the default language: each translation has forgotten it once. */
export const outdatedFacts = (outdated: UnknownName[]): Finding[] => {
  const forgotten = Map.groupBy(outdated, ({ name, version }) => `${name}\n${version.place.file}`);
  return [...forgotten.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { name, version, meant } = first;
    const more = others.length === 0 ? '' : ` ${others.length} more of this file mention it.`;
    const also = others.map((other) => other.version.place.pointer);
    const message = noFact(name) + more;
    const told = withSuggestion(message, meant && `%{${meant}}`);
    return { ...version.place, ...told, ...(also.length > 0 ? { also } : {}) };
  });
};
