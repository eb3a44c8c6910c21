import { randomOf } from '../../random-of.ts';
import type { RandomEdit, SiteEdit } from '../checks/site-edit.ts';
import { addSolution } from './edited-site.ts';
import { randomConfigEdits } from './random-config-edits.ts';
import { randomFileEdits } from './random-file-edits.ts';
import { randomKnownEdits } from './random-known-edits.ts';
import { randomPageEdits } from './random-page-edits.ts';
import { randomWordEdits } from './random-word-edits.ts';

const solution = (): SiteEdit => ({
  name: 'a new solution',
  run: async (site) => {
    await addSolution(site);
    return ['pages/solutions/concierge.json'];
  },
});

const edits: RandomEdit[] = [
  ...randomPageEdits,
  ...randomWordEdits,
  ...randomFileEdits,
  ...randomKnownEdits,
  ...randomConfigEdits,
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
