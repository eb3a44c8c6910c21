import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { keepValidators } from '../keep-validators.ts';
import { validateSite } from '../validate-site.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const validators = keepValidators();

const problemsAfterPaste = async (file: string, from: string, to: string) => {
  const words = JSON.parse(readFileSync(path.join(project, file), 'utf8'));
  const pasted = withValue(words, steps(to), valueAt(words, from));
  const edited = new Map([[file, `${JSON.stringify(pasted, null, 2)}\n`]]);
  return (await validateSite(project, { validators, edited })).problems;
};

describe('a group of words that another was pasted over in one language', () => {
  it.each<[what: string, file: string, from: string, to: string]>([
    ['of the same names', 'locales/es.json', '/about/values/innovation', '/about/values/commitment'],
    ['of the default language', 'locales/en.json', '/about/values/innovation', '/about/values/commitment'],
    ['of other names', 'locales/es.json', '/contact/form/sent', '/contact/form/inquiry'],
    ['with groups within it', 'locales/es.json', '/newsletterPages/unsubscribe', '/newsletterPages/confirm'],
    ['of which pages have the source', 'locales/es.json', '/solutions/share/meta', '/solutions/share/hero'],
  ])('is one problem at that group: one %s', async (_, ...[file, from, to]) => {
    const [problem, ...others] = await problemsAfterPaste(file, from, to);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file, pointer: to });
    expect(problem?.message).toContain(`has all the words of "${steps(from).join('.')}"`);
  });
});
