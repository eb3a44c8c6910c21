import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { lookBack } from '../../../scripts/validate/since-commit/look-back.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { committedSite } from '../committed-site.ts';

const { site, git } = committedSite();
const validators = keepValidators();

/** The one problem after an edit, by its check, line and message. */
const told = async (file: string, from: string, to: string) => {
  await site().replace(file, from, to);
  const { root } = site();
  const { problems } = await validateSite(root, { validators, past: lookBack(root, 'HEAD') });
  expect(problems).toHaveLength(1);
  return problems[0];
};

describe('a name that stands twice in a group', () => {
  it.each([
    [
      'before it',
      '"id": "perks",\n  "id": "rewards",',
      3,
      'also in line 4. This one is new since the last commit: remove it.',
    ],
    [
      'behind it',
      '"id": "rewards",\n  "id": "perks",',
      4,
      'also in line 3. This one is new since the last commit: remove it.',
    ],
  ])('is told where it is new: %s', async (...[, to, line, remedy]) => {
    const problem = await told('pages/rewards.json', '"id": "rewards",', to);
    expect(problem).toMatchObject({ check: 'json/duplicate-key', line });
    expect(problem?.message).toContain(remedy);
  });

  it('is told without saying which is wrong, while the work of others is merged', async () => {
    await writeFile(site().file('.git/MERGE_HEAD'), git('rev-parse', 'HEAD'));
    const problem = await told(
      'pages/rewards.json',
      '"id": "rewards",',
      '"id": "rewards",\n  "id": "perks",',
    );
    expect(problem?.message).toContain(
      'This one comes from what is being merged: keep the right one of the two.',
    );
  });

  it.each([
    [
      'pages/rewards.json',
      ', "description": "t:rewards.meta.description" }',
      '"description": "t:rewards.recognition.leadership.text"',
      '"description": "t:rewards.meta.description"',
    ],
    ['pages/contact.json', '"value": "loyalty", ', '"value": "travel"', '"value": "loyalty"'],
  ])('is told once where it was moved there, also if no schema misses it: %s', async (...edits) => {
    const [file, gone, beside, moved] = edits;
    await site().replace(file, gone, gone.endsWith('}') ? ' }' : '');
    const problem = await told(file, beside, `${beside}, ${moved}`);
    expect(problem?.check).toBe('json/duplicate-key');
    expect(problem?.message).toContain('Move this one there, which is new since the last commit.');
  });

  it.each([
    ['pages/newsletter-confirm.json', '"type": "newsletter-link"', '"type": "page-hero"'],
    ['pages/contact.json', '"name": "company"', '"name": "message"'],
  ])('is told alone, whatever follows from its value: %s', async (file, name, again) => {
    expect(await told(file, name, `${name}, ${again}`)).toMatchObject({ check: 'json/duplicate-key' });
  });

  it('is told with the group that it was moved out of', async () => {
    const problem = await told(
      'pages/rewards.json',
      '"end": { "type": "icon", "icon": "search" }',
      '"end": { "icon": "search" }, "type": "icon"',
    );
    expect(problem?.message).toContain('This one was in "end" at the last commit: move it back there.');
  });

  it('is told as the name that it had', async () => {
    const problem = await told('pages/rewards.json', '"path": "/rewards"', '"id": "/rewards"');
    expect(problem).toMatchObject({ check: 'json/duplicate-key', line: 4, suggestion: 'path' });
  });

  it('is told alone, and not with the rule whose message it took', async () => {
    const message = '"t:contact.validation.message_max"';
    const problem = await told('pages/contact.json', `"maxLength": ${message}`, `"minLength": ${message}`);
    expect(problem).toMatchObject({ check: 'json/duplicate-key', suggestion: 'maxLength' });
  });

  it('is told where it moved to, not where its twin always was', async () => {
    const hero = '  "sections": [\n    {\n      "type": "page-hero",\n';
    const problem = await told(
      'pages/about-us.json',
      `${hero}      "id": "hero",\n`,
      `  "id": "hero",\n${hero}`,
    );
    expect(problem).toMatchObject({ check: 'json/duplicate-key', line: 6 });
    expect(problem?.message).toContain('Move this one there, which is new since the last commit.');
  });
});
