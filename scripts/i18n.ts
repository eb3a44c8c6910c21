import path from 'node:path';
import { runI18n } from './i18n/run-i18n.ts';

// A reader that stops early, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

process.exitCode = await runI18n(process.argv.slice(2), path.resolve(import.meta.dirname, '..'));
