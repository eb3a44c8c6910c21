import './cache/keep-compiled-code.js';
import path from 'node:path';
import { endWithReader } from './cli/end-with-reader.ts';

endWithReader();

const { loadProgram } = await import('./cache/load-program.ts');
const { program, keep } = await loadProgram<typeof import('./validate/run-validate.ts')>(
  'scripts/validate/run-validate.ts',
);
process.exitCode = await program.runValidate(process.argv.slice(2), path.resolve(import.meta.dirname, '..'));
if (process.exitCode === 0) await keep();
