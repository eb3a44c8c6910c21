import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { escapePattern } from '../../../src/engine/core/escape-pattern.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { counted } from '../../cli/counted.ts';
import { changedFact } from './changed-facts.ts';
import { commitInWords } from './losses/loss.ts';

/** All texts in a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether texts say a name that is not a part of another one. */
const sayWithout = (name: string, other: string): ((text: string) => boolean) => {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u');
  return (text) => text.includes(name) && pattern.test(text.replaceAll(other, ' '));
};

/** The name of a site that has changed since a commit, as long as words say the former one. */
export const changedName = (source: SiteSource, before: SiteSource, since: string): Problem[] => {
  const [former, now] = [before, source].map(({ config }) => objectOf(config).name);
  if (typeof former !== 'string' || typeof now !== 'string' || former === '' || former === now) return [];
  const isLeft = sayWithout(former, now);
  const texts = textsIn(source.locales).filter(isLeft).length;
  const left = [
    ...(isLeft(String(objectOf(source.config).titlePattern)) ? ['"titlePattern"'] : []),
    ...(texts > 0 ? [counted(texts, 'text')] : []),
  ];
  if (left.length === 0) return [];
  const say = texts === 1 && left.length === 1 ? 'still says' : 'still say';
  const message = `The name of the site was "${former}" at ${commitInWords(since)}, and is "${now}" now, but ${left.join(' and ')} ${say} "${former}". Change them, too, unless that is meant.`;
  return [{ check: changedFact.id, severity: 'info', file: configFile, pointer: '/name', message }];
};
