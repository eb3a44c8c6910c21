import path from 'node:path';
import { runContent } from './content/run-content.ts';

process.exitCode = await runContent(process.argv.slice(2), path.resolve(import.meta.dirname, '..'));
