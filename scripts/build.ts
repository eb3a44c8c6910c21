import { keepCompiledCode } from './cli/compile-cache.ts';

keepCompiledCode();
const { runBuild } = await import('./build/run-build.ts');
process.exitCode = await runBuild(process.argv.slice(2));
