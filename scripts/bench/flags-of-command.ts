import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';
import { readJsonFile } from './read-json-file.ts';

type Package = { scripts: { [command: string]: string } };

/** What `npm run` gives to Node for a command. */
export const flagsOfCommand = (command: string): string[] => {
  const { scripts } = readJsonFile<Package>(path.join(codeRoot, 'package.json'));
  return (scripts[command] ?? '').split(' ').filter((word) => word.startsWith('--'));
};
