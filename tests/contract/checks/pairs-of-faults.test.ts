import { expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { project } from '../../command.ts';
import { type Random, randomOf } from '../../random-of.ts';
import { projectText } from '../guards/project-text.ts';
import { allFaults } from './all-faults.ts';
import { type Fault, withFault } from './validate-faults.ts';

const validators = keepValidators();
const seed = Number(process.env.SEED ?? 1);
const count = Number(process.env.PAIRS ?? 40);

/** The texts of a site with some faults; undefined when one has taken what another is about. */
const withFaults = (faults: Fault[]): Map<string, string> | undefined => {
  const edited = new Map<string, string>();
  for (const fault of faults) {
    const text = edited.get(fault.in) ?? projectText(fault.in);
    if (!text.includes(fault.from)) return undefined;
    edited.set(fault.in, withFault(text, fault));
  }
  return edited;
};

/** What is held back as an error on a site of which no error is told. */
const silentErrors = async (edited: ReadonlyMap<string, string>): Promise<string[]> => {
  const { problems, heldBack = [] } = await validateSite(project, { validators, edited });
  if (problems.some(({ severity }) => severity === 'error')) return [];
  const errors = heldBack.filter(({ problem }) => problem.severity === 'error');
  return errors.map(({ problem, because }) => `${problem.check} (${because})`);
};

const pairOf = (random: Random): Fault[] =>
  [random, random].flatMap((next) => allFaults[next(allFaults.length)] ?? []);

it(
  `no error of ${count} random pairs of faults is hidden by what is none (seed ${seed})`,
  async () => {
    const random = randomOf(seed);
    const wrong: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const pair = pairOf(random);
      const edited = withFaults(pair);
      const silent = edited ? await silentErrors(edited) : [];
      if (silent.length > 0) wrong.push(`${pair.map(({ to }) => to).join(' and ')}: ${silent.join()}`);
    }
    expect(wrong).toEqual([]);
  },
  count * 2000,
);
