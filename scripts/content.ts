import { codeRoot } from './cli/code-root.ts';
import { runContent } from './content/run-content.ts';

process.exitCode = await runContent(process.argv.slice(2), codeRoot);
