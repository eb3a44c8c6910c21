import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDocument } from '../../src/generated/types.ts';
import { keepChecks } from '../validate/keep-checks.ts';
import { validateSite } from '../validate/validate-site.ts';
import { generateSite } from './generate-site.ts';
import { readJsonFile } from './read-json-file.ts';

const rounds = 30;
/** A process that checks again and again is warm after a few rounds. */
const warming = 10;

/** How long each check of this site takes after an edit of one page, in a process that watches it; milliseconds. */
export const checkAgain = async (): Promise<number[]> => {
  const { root } = generateSite(0);
  const file = path.join(root, 'pages/home.json');
  const page = readJsonFile<PageDocument>(file);
  const kept = keepChecks(root);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    page.sections.reverse();
    writeFileSync(file, JSON.stringify(page, null, 2));
    const since = performance.now();
    await validateSite(root, kept);
    times.push(performance.now() - since);
  }
  rmSync(root, { recursive: true });
  return times.slice(warming);
};
