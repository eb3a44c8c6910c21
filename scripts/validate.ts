import path from 'node:path';
import { keepCompiledCode } from './cli/compile-cache.ts';

// A reader that stops early, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

keepCompiledCode();
const { runValidate } = await import('./validate/run-validate.ts');
process.exitCode = await runValidate(process.argv.slice(2), path.resolve(import.meta.dirname, '..'));
