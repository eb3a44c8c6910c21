import './cache/keep-compiled-code.js';

const { loadProgram } = await import('./cache/load-program.ts');
const { program, keep } = await loadProgram<typeof import('./dev/run-dev.ts')>('scripts/dev/run-dev.ts');
const failed = await program.runDev();
// What was opened before the failure, such as the port and watched folders, would keep the process alive.
if (failed !== undefined) process.exit(failed);
await keep();
