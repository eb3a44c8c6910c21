import './cache/keep-compiled-code.js';
import { endWithReader } from './cli/end-with-reader.ts';

endWithReader();

const { loadProgram } = await import('./cache/load-program.ts');
const { program, keep } = await loadProgram<typeof import('./validate/run-validate.ts')>(
  'scripts/validate/run-validate.ts',
);
const code = await program.runValidate(process.argv.slice(2));
// Folders that were watched before it failed would keep the process alive.
if (code === 2) process.exit(code);
process.exitCode = code;
if (code === 0) await keep();
