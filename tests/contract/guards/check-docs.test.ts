import { describe, expect, it } from 'vitest';
import { checkCatalog } from '../../../scripts/validate/check-catalog.ts';
import { checkDocs } from '../../../scripts/validate/check-docs.ts';
import { checkIdsFile, checkIdsSource } from '../../../scripts/validate/check-ids-source.ts';
import { docsAddress } from '../../../scripts/validate/report/docs-address.ts';
import { projectText } from './project-text.ts';

const written = projectText('docs/checks.md');

describe('the documentation of the checks', () => {
  it('is what the checks say of themselves (npm run validate -- --docs)', () => {
    expect(written).toBe(checkDocs(checkCatalog));
  });

  it('comes with the names that the compiler knows', () => {
    expect(projectText(checkIdsFile)).toBe(checkIdsSource(checkCatalog));
  });

  it('has a heading for the address of each check', () => {
    const slugs = [...written.matchAll(/^### (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const wanted = checkCatalog.map(({ id }) => docsAddress(id, {}).replace('docs/checks.md#', ''));
    expect(slugs).toEqual(wanted);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('leads to GitHub in its workflows', () => {
    const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b', GITHUB_SHA: 'c' };
    expect(docsAddress('link/broken', env)).toBe('https://github.com/a/b/blob/c/docs/checks.md#linkbroken');
  });

  it('tells of every check its name in kebab case, a sentence, and what to do', () => {
    const poor = checkCatalog.filter(
      ({ id, description, advice }) =>
        !/^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || !description.endsWith('.') || advice.length < 60,
    );
    expect(poor.map(({ id }) => id)).toEqual([]);
  });
});
