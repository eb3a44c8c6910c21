import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';

type Package = { scripts: { [command: string]: string } };

/** What `npm run` gives to Node for a command. */
export const flagsOfCommand = (command: string): string[] => {
  const file = path.join(codeRoot, 'package.json');
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as Package;
  return (scripts[command] ?? '').split(' ').filter((word) => word.startsWith('--'));
};
