import { fork } from 'node:child_process';
import { bundleCode, madeBundle } from '../build/code/bundle-code.ts';
import type { CodeBundle } from '../build/code/code-bundle.ts';
import { CodeFault } from '../build/code/code-fault.ts';
import { UsageError } from '../cli/usage-error.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';

/** Why a process could not bundle the code, in a form that can be sent. */
export type Unbundled = { message: string; isUsage: boolean; problem?: LocatedProblem };

const errorOf = ({ message, isUsage, problem }: Unbundled): Error => {
  if (problem) return new CodeFault(problem);
  return isUsage ? new UsageError(message) : new Error(message);
};

const bundleInChild = (cache: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let error = new Error('The process that bundles the code ended too soon. Save once more.');
    fork(new URL('./bundle-as-child.ts', import.meta.url), [cache])
      .on('message', (unbundled: Unbundled) => {
        error = errorOf(unbundled);
      })
      .on('error', reject)
      .on('exit', (code) => (code === 0 ? resolve() : reject(error)));
  });

/**
 * The bundle of the code as it is now. What is not in the cache is bundled by a process of its own: the bundler gives
 * little of its memory back before its process ends.
 */
export const bundleApart = async (cache: string): Promise<CodeBundle> => {
  if (!madeBundle(cache)) await bundleInChild(cache);
  // Only what was edited in between is bundled here.
  return (await bundleCode(cache)).bundle;
};
