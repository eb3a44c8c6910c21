import { readFileSync } from 'node:fs';

/** What a JSON file says, taken for what the bench expects of it. */
export const readJsonFile = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;
