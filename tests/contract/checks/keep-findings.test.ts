import { isDeepStrictEqual } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { keepFindings } from '../../../scripts/validate/parts/keep-findings.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import type { Validators } from '../../../src/engine/core/checks/schema-errors/validators.ts';
import type { PageDocument } from '../../../src/generated/types.ts';
import { project } from '../../command.ts';
import { projectText } from '../guards/project-text.ts';
import { createMutations } from '../mutations/create-mutations.ts';
import { keepTexts } from './keep-texts.ts';

const seed = Number(process.env.SEED ?? 2);
const count = Number(process.env.MUTATIONS ?? 40);
const validators = keepValidators();
let measured: string[] = [];

/** The validators, which note what they measure. */
const counting = async (...given: Parameters<typeof validators>): Promise<Validators> => {
  const { errors, ...others } = await validators(...given);
  const counted: Validators['errors'] = (...values) => {
    measured.push(values[0]);
    return errors(...values);
  };
  return { ...others, errors: counted };
};

let watching: object;
beforeEach(() => {
  watching = { validators: counting, memory: keepTexts(), check: keepFindings() };
});

/** How many sections a look at the site with some edits measures. */
const look = async (edited: Map<string, string>): Promise<number> => {
  measured = [];
  await validateSite(project, { ...watching, edited });
  return measured.filter((schema) => schema.startsWith('sections/')).length;
};

it(
  `tells the same of a site after each of ${count} edits as a check that knows nothing (seed ${seed})`,
  async () => {
    const different: object[] = [];
    const { files } = await validateSite(project, { validators });
    const edits = [...createMutations(files, { seed, count })];
    for (const [index, { file, text }] of edits.entries()) {
      const last = edits[index - 1];
      // Every third edit stands beside the one before.
      const edited = new Map([
        ...(last && index % 3 === 2 ? [[last.file, last.text] as const] : []),
        [file, text],
      ]);
      const anew = await validateSite(project, { validators, edited });
      const again = await validateSite(project, { ...watching, edited });
      if (!isDeepStrictEqual(again.problems, anew.problems))
        different.push({ index, file, anew: anew.problems, again: again.problems });
    }
    expect(different).toEqual([]);
  },
  count * 4000,
);

it('looks again only at the page that was edited, and at those that name edited words', async () => {
  const all = await look(new Map());
  const page = projectText('pages/home.json');
  const ofPage = await look(new Map([['pages/home.json', page.replace('"id": "hero"', '"id": "top"')]]));
  expect(ofPage).toBeGreaterThan(0);
  expect(ofPage).toBeLessThan(all / 4);
  const words = projectText('locales/es.json');
  const ofWords = await look(
    new Map([['locales/es.json', words.replace(/("lead": "[^"]+)\."/, '$1, siempre."')]]),
  );
  expect(ofWords).toBeGreaterThan(0);
  expect(ofWords).toBeLessThan(all / 2);
});

it('names what is held back as often as a check that knows nothing', async () => {
  const about = JSON.parse(projectText('pages/about-us.json')) as PageDocument;
  about.sections.splice(3, 1);
  const edited = new Map([['pages/about-us.json', `${JSON.stringify(about)}\n`]]);
  const anew = await validateSite(project, { validators, edited });
  const again = await validateSite(project, { ...watching, edited });
  expect(anew.heldBack?.length).toBeGreaterThan(0);
  expect(again.heldBack).toEqual(anew.heldBack);
});
