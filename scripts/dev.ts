import './cache/keep-compiled-code.js';

const { loadProgram } = await import('./cache/load-program.ts');
const { program, keepApart } = await loadProgram<typeof import('./dev/run-dev.ts')>('scripts/dev/run-dev.ts');
const code = await program.runDev();
// What was opened before the failure, such as the port and watched folders, would keep the process alive.
if (code !== 0) process.exit(code);
keepApart();
