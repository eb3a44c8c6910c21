import './cache/keep-compiled-code.js';

const { loadProgram } = await import('./cache/load-program.ts');
const { program, keep } = await loadProgram<typeof import('./build/run-build.ts')>(
  'scripts/build/run-build.ts',
);
process.exitCode = await program.runBuild(process.argv.slice(2));
if (process.exitCode === 0) await keep();
