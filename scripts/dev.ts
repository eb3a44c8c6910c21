import { keepCompiledCode } from './cli/compile-cache.ts';

keepCompiledCode();
const { loadProgram } = await import('./cli/load-program.ts');
const { program, keep } = await loadProgram<typeof import('./dev/run-dev.ts')>('scripts/dev/run-dev.ts');
process.exitCode = await program.runDev();
if (process.exitCode === undefined) await keep();
