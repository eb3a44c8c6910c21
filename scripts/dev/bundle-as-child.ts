// A process that bundles the code for `bundleApart`, and sends why it could not.
import '../cache/keep-compiled-code.js';
import type { Unbundled } from './bundle-apart.ts';

const { bundleCode } = await import('../build/code/bundle-code.ts');
const { CodeFault } = await import('../build/code/code-fault.ts');
const { UsageError } = await import('../cli/usage-error.ts');

const send = (unbundled: Unbundled): void => {
  if (process.connected) process.send?.(unbundled);
};

try {
  await bundleCode(process.argv[2] ?? '');
} catch (error) {
  const { message, stack = message } = error as Error;
  const isUsage = error instanceof UsageError;
  const problem = error instanceof CodeFault ? { problem: error.problem } : {};
  send({ message: isUsage ? message : stack, isUsage, ...problem });
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
