import { configFile } from '../../file-names.ts';
import { objectOf } from '../../json/json-value.ts';
import type { CheckContext } from '../context/check-context.ts';
import { brokenFacts, isDialled } from '../context/facts/broken-facts.ts';
import { digitsOf } from '../context/words/writing/letters.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';

/** Who calls from abroad reaches nobody without the + that visitors read. */
const withoutPlus = (name: string, value: string, shown: string): Finding[] => {
  if (value.startsWith('+') || !shown.trim().startsWith('+')) return [];
  const message = `The fact "${name}" dials ${value}, and visitors read "${shown}": from abroad nobody is reached without the +. Write "+${value}".`;
  return [
    {
      file: configFile,
      pointer: below('/facts', name),
      message,
      severity: 'warning',
      suggestion: `+${value}`,
      fix: { set: `+${value}` },
    },
  ];
};

/** A telephone number and what a tap on it dials stand in two facts. */
export const dialledNumbers = ({ source }: CheckContext): Finding[] => {
  const facts = source.config.facts ?? {};
  const broken = new Set(brokenFacts(source.config).map(({ name }) => name));
  return Object.entries(facts).flatMap(([name, value]) => {
    const other = name.replace(/Link$/, '');
    const shown = facts[other];
    if (!isDialled.test(name) || typeof value !== 'string' || typeof shown !== 'string') return [];
    if (broken.has(name) || broken.has(other) || shown.trim() === '') return [];
    if (digitsOf(value) === digitsOf(shown)) return withoutPlus(name, value, shown);
    const { telephone } = objectOf(source.config.organization);
    // Of three that should be one number the one is wrong that stands alone.
    if (typeof telephone === 'string' && digitsOf(telephone) === digitsOf(value)) {
      const message = `The fact "${other}" is "${shown}", but "${name}" dials ${value}, and "telephone" under "organization" tells search engines "${telephone}". Write the same number here, or change all three if the company has another.`;
      return [{ file: configFile, pointer: below('/facts', other), message }];
    }
    const message = `The fact "${name}" dials ${value}, but visitors read "${shown}". Write the same number in both.`;
    return [{ file: configFile, pointer: below('/facts', name), message }];
  });
};
