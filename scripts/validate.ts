import './cli/keep-compiled-code.js';
import path from 'node:path';

// A reader that stops early, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

const { loadProgram } = await import('./cli/load-program.ts');
const { program, keep } = await loadProgram<typeof import('./validate/run-validate.ts')>(
  'scripts/validate/run-validate.ts',
);
process.exitCode = await program.runValidate(process.argv.slice(2), path.resolve(import.meta.dirname, '..'));
if (process.exitCode === 0) await keep();
