// A process that keeps a program as one file, for `keepApart`.
import { codeRoot } from '../cli/code-root.ts';
import { keepProgram } from './keep-program.ts';

await keepProgram({ project: codeRoot, source: process.argv[2] ?? '' });
if (process.connected) process.disconnect();
