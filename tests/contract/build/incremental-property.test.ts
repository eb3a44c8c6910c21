import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ContentErrors } from '../../../scripts/validate/report/content-errors.ts';
import { settle } from '../checks/settle.ts';
import type { SiteEdit } from '../checks/site-edit.ts';
import { differences, writtenSince } from './built-folder.ts';
import { type EditedSite, editSite } from './edited-site.ts';
import { randomEdits } from './random-edits.ts';

/** SEEDS=100 tries a hundred sequences of edits; the list below is the same every time. */
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 3) }, (_, index) => index + 1);
const editsEach = 5;

let edited: EditedSite;
const added: string[] = [];

beforeAll(async () => {
  edited = await editSite();
  await edited.build();
});
afterEach(() => takeBack());
afterAll(() => edited.remove());

const takeBack = async () => {
  for (const file of added.splice(0)) await rm(edited.site.file(file), { force: true });
  await edited.site.restore();
};

const builtOr = (error: unknown): undefined => {
  if (error instanceof ContentErrors) return undefined;
  throw error;
};

/** Edits, builds and compares. An edit that makes the content wrong is wrong for a build from nothing, too. */
const tryEdit = async ({ run }: SiteEdit, done: string) => {
  added.push(...(await run(edited.site)));
  await settle();
  const built = await edited.build().catch(builtOr);
  const anew = await edited.buildAnew().catch(builtOr);
  expect(built === undefined, done).toBe(anew === undefined);
  if (built && anew) expect(differences(built, anew), done).toEqual([]);
  else await takeBack();
  if (built) expect(writtenSince(built, await edited.build()), `nothing after ${done}`).toEqual([]);
};

describe('after any edit the output is that of a build from nothing, byte for byte', () => {
  it.each(seeds)('edits of seed %i', async (seed) => {
    const done: string[] = [];
    for (const edit of randomEdits(seed, editsEach)) {
      done.push(edit.name);
      await tryEdit(edit, done.join(', '));
    }
  });
});
