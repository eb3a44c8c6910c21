import { randomOf } from '../random.ts';
import { addSolution } from './edited-site.ts';
import { configEdits } from './random-config-edits.ts';
import { fileEdits } from './random-file-edits.ts';
import { knownEdits } from './random-known-edits.ts';
import { pageEdits } from './random-page-edits.ts';
import { wordEdits } from './random-word-edits.ts';
import type { RandomEdit, SiteEdit } from './site-edit.ts';

const solution = (): SiteEdit => ({
  name: 'a new solution',
  run: async (site) => {
    await addSolution(site);
    return ['pages/solutions/concierge.json'];
  },
});

const edits: RandomEdit[] = [
  ...pageEdits,
  ...wordEdits,
  ...fileEdits,
  ...knownEdits,
  ...configEdits,
  solution,
];

/** A sequence of edits, one upon the other. */
export const randomEdits = (seed: number, count: number): SiteEdit[] => {
  const random = randomOf(seed);
  const chosen = Array.from({ length: count }, () => edits[random(edits.length)]?.(random)).filter(
    (edit) => edit !== undefined,
  );
  return chosen;
};
