import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fixSite } from '../../../scripts/validate/fix/fix-site.ts';
import { lookBack } from '../../../scripts/validate/since-commit/look-back.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { committedSite } from '../committed-site.ts';
import { onlyProblem } from './problems-since-commit.ts';

const { site, git } = committedSite();
const only = (told: string) => onlyProblem(site(), told);

describe('a file of words whose UTF-8 was saved as another encoding', () => {
  const file = 'locales/es.json';
  const garble = async (...[from, to]: [string, string]) => {
    const edited = (await site().read(file)).replace(from, to);
    await site().write(file, Buffer.from(edited).toString('latin1'));
    return edited;
  };

  it('is put right by --fix, with what was edited in it', async () => {
    const edited = await garble('"Abrir menú"', '"Abre el menú"');
    const { root } = site();
    const past = lookBack(root, 'HEAD');
    const first = await validateSite(root, { past });
    expect(first.problems).toMatchObject([
      {
        check: 'i18n/wrong-file',
        message: expect.stringMatching(/wrong encoding\. Put them right: npm run validate -- --fix$/),
      },
    ]);
    const { texts } = await fixSite(first, {
      isWanted: () => true,
      validate: (how) => validateSite(root, { past, ...how }),
    });
    expect(texts.get(file)?.after).toBe(edited);
  });

  it('is copied from the commit where that cannot be, and taken back only when nothing else was edited', async () => {
    await garble('', '');
    await site().replace(file, 'men\u00c3\u00ba"', 'men\u00c3\u0080\u00c3"');
    expect(await only(`i18n/wrong-file ${file}`)).toMatch(
      /Take it back: git checkout HEAD -- locales\/es\.json$/,
    );
    await site().replace(file, '"Abrir ', '"Abre el ');
    expect(await only(`i18n/wrong-file ${file}`)).toMatch(
      /Copy it from there: git show HEAD:\.\/locales\/es\.json$/,
    );
  });
});

describe('a file of words that was saved as Windows-1252', () => {
  const file = 'locales/es.json';
  // What Latin-1 has is the same there.
  const latin = async () => (await site().read(file)).replaceAll(/[^\0-\xff]/g, '-');

  it('is put right by --fix, byte by byte', async () => {
    const text = await latin();
    await writeFile(site().file(file), text, 'latin1');
    const { root } = site();
    const first = await validateSite(root, { past: lookBack(root, 'HEAD') });
    expect(first.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /not saved as UTF-8\. Do not save what your editor shows.* Run "npm run validate/,
      ),
    ]);
    const [fix] = first.problems;
    const fixed = await fixSite(first, {
      isWanted: ({ message }) => message === fix?.message,
      validate: (how) => validateSite(root, how),
    });
    expect(fixed.texts.get(file)?.after).toBe(text);
  });

  it('is put right as well when it was saved as UTF-16', async () => {
    const text = await site().read(file);
    await writeFile(site().file(file), `\uFEFF${text}`, 'utf16le');
    const { root } = site();
    const first = await validateSite(root, { past: lookBack(root, 'HEAD') });
    expect(first.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^This file is saved as UTF-16 .* Run "npm run validate -- --fix", or save it as UTF-8\.$/,
      ),
    ]);
    const fixed = await fixSite(first, {
      isWanted: () => true,
      validate: (how) => validateSite(root, how),
    });
    expect([fixed.texts.get(file)?.after, fixed.site.problems]).toEqual([text, []]);
  });

  it('is taken back where another encoding is mixed with it, and where an editor has saved it once more', async () => {
    const bytes = Buffer.from(await latin(), 'latin1');
    await writeFile(site().file(file), Buffer.concat([bytes, Buffer.from([0x81])]));
    const command = 'git checkout HEAD -- locales/es.json';
    expect(await only(`json/syntax ${file}`)).toMatch(
      new RegExp(`such as Windows 1252, and save it as UTF-8\\. Or take it back, .*: ${command}$`),
    );
    await site().write(file, bytes.toString('utf8'));
    expect(await only(`i18n/wrong-file ${file}`)).toContain('wrong encoding. ');
  });
});

describe('a file of words whose letters a program has exchanged for a ?', () => {
  it('is one problem, also once that is committed', async () => {
    const file = 'locales/es.json';
    const text = await site().read(file);
    const before = git('rev-parse', '--short', 'HEAD');
    await site().write(file, text.replaceAll(/[^\0-\x7f]/g, '?'));
    const check = `i18n/wrong-script-or-language ${file}`;
    expect(await only(check)).toMatch(/since the last commit.* git checkout HEAD -- locales\/es\.json$/);
    git('commit', '-qam', 'Damaged');
    expect(await only(check)).toContain(`git checkout ${before} -- ${file}`);
  });
});
