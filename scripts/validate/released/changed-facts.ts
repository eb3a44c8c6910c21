import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import { below, type Problem } from '../../../src/engine/core/checks/problem.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { stringsOf } from '../../../src/engine/core/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { commitInWords } from './losses/loss.ts';

/** What is held against the facts of an earlier commit: `changedFacts` tells of it. */
export const changedFact: CheckInfo = {
  id: 'content/changed-fact',
  severity: 'warning',
  description: 'A fact that has changed since the last commit is still of its kind.',
  advice:
    'A fact stands in many texts, so a slip in it is read everywhere. When it has got the value of another fact, or lost its %, it was mostly pasted into the wrong line. Write its own value again. Example: "discount": "60%" that became "60". Compared is with the last commit, or the one of --since, so nothing is told outside of git; and only when nothing else is wrong.',
};

type Facts = Record<string, string>;

/** The form of a value without its words and numbers: two percentages have one, a number and an address have not. */
const shapeOf = (value: string): string => value.replace(/\d+(?:[.,]\d+)*/g, '0').replace(/\p{L}+/gu, 'a');

/** What is wrong with a fact, as the end of a sentence about it. */
const faultOf = (name: string, now: Facts, before: Facts): string | undefined => {
  const [value = '', former = ''] = [now[name], before[name]];
  if (former === '' || value === '' || shapeOf(value) === shapeOf(former)) return undefined;
  if (/^\d[\d.,]*\s?%$/.test(former) && /^\d[\d.,]*$/.test(value))
    return `so its % is gone. Write "${value}%".`;
  const other = Object.keys(before).find((one) => one !== name && before[one] === value);
  return other && `which is the value of "${other}". Write its own again.`;
};

/** The facts that have got the value of another, or lost their %, since a commit. Of two that were exchanged the first is told. */
export const changedFacts = ({ config }: SiteSource, before: SiteSource, since: string): Problem[] => {
  const [now, former] = [stringsOf(config.facts ?? {}), stringsOf(before.config.facts ?? {})];
  const told = new Set<string>();
  return Object.keys(now).flatMap((name): Problem[] => {
    const fault = faultOf(name, now, former);
    if (fault === undefined || told.has(`${former[name]}\n${now[name]}`)) return [];
    told.add(`${now[name]}\n${former[name]}`);
    const { id: check, severity } = changedFact;
    const message = `The fact "${name}" was "${former[name]}" at ${commitInWords(since)}, and is "${now[name]}" now, ${fault}`;
    return [{ check, severity, file: configFile, pointer: below('/facts', name), message }];
  });
};
