import type { SiteFiles } from '../../../scripts/site/site-files.ts';
import { randomOf } from '../../random-of.ts';
import type { Chooser, Mutation, Mutator } from './mutation.ts';
import { referenceMutators } from './reference-mutators.ts';
import { lineAt, nodesOf, type SiteNode } from './site-nodes.ts';
import { structureMutators } from './structure-mutators.ts';
import { syntaxMutators } from './syntax-mutators.ts';
import { wordMutators } from './word-mutators.ts';

/** Every kind of mutation. */
const mutators: Mutator[] = [...structureMutators, ...syntaxMutators, ...referenceMutators, ...wordMutators];

const mutationOf = ({ kind, mutate }: Mutator, node: SiteNode, chooser: Chooser): Mutation | undefined => {
  const change = mutate(node, chooser);
  if (!change || change.text === node.text) return undefined;
  const { file, pointer, text } = node;
  const where = `${file}:${lineAt(text, node.node.offset)} ${pointer} ${change.what ?? ''}`;
  return { kind, file, text: change.text, where, expected: change.expected };
};

/** Random mutations of a site, each kind as often as the others. The same seed makes the same ones. */
export function* createMutations(site: SiteFiles, run: { seed: number; count: number }): Generator<Mutation> {
  const random = randomOf(run.seed);
  const nodes = [...site.texts.entries()].flatMap(([file, text]) => nodesOf(file, text, site.source.schemas));
  const pick: Chooser['pick'] = (from) => from[random(from.length)];
  const fitting = mutators.map((mutator) => nodes.filter(mutator.fits));
  for (let made = 0, tried = 0; made < run.count; tried += 1) {
    const mutator = mutators[tried % mutators.length];
    const node = pick(fitting[tried % mutators.length] ?? []);
    const mutation = mutator && node && mutationOf(mutator, node, { random, nodes, pick });
    if (!mutation) continue;
    made += 1;
    yield mutation;
  }
}
