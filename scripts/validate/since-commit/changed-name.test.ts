import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import { mailWordsFile } from '../../site/mail-words-file.ts';
import { changedName } from './changed-name.ts';

const site = (name: string, words: string[], titlePattern = '%{title}') => {
  const { config, ...source } = tinySource();
  return {
    ...source,
    config: { ...config, name, titlePattern },
    locales: { en: Object.fromEntries(words.entries()) },
  };
};
let root = '';
let pages: unknown[] = [];
beforeEach(async () => {
  pages = [];
  root = await mkdtemp(path.join(tmpdir(), 'changed-name-'));
});
afterEach(() => rm(root, { recursive: true }));

const told = (name: string, words: string[], titlePattern?: string) => {
  const compared = {
    files: { root, source: { ...site(name, words, titlePattern), pages } },
    before: site('Cups', []),
  };
  return changedName
    .run({ ...compared, since: 'HEAD' } as never)
    .map((finding) => problemOf(changedName, finding))
    .map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`);
};

describe('content/changed-name: a site that has got another name since the last commit', () => {
  it('is told as a remark as long as its texts say the former one', () => {
    const said =
      'info /name The name of the site was "Cups" at the last commit, and is "Cups Group" now, but "titlePattern" and 2 texts still say "Cups" (0, 1). Write the new name there, too, unless that is meant.';
    expect(told('Cups Group', ['Cups is here', 'All of Cups', 'Cupsize'], '%{title} – Cups')).toEqual([said]);
  });

  it('is told where a page writes the former one out, and where mails say it', async () => {
    pages = [{ file: 'pages/home.json', document: { sections: [{ props: { alt: 'Cups' } }] } }];
    expect(told('Mugs', [])).toEqual([expect.stringContaining('but pages/home.json still says "Cups".')]);
    const mails = path.join(root, mailWordsFile);
    await mkdir(path.dirname(mails), { recursive: true });
    await writeFile(mails, '{ "en": { "subject": "Welcome to Cups" } }');
    expect(told('Mugs', ['All of Cups'])).toEqual([
      expect.stringContaining(`but 1 text, pages/home.json, and ${mailWordsFile} still say "Cups" (0).`),
    ]);
  });

  it('is not told when all say the new one, or the name is as it was', () => {
    expect(told('Cups Group', ['Cups Group is here'], '%{title} – Cups Group')).toEqual([]);
    expect(told('Cups', ['Cups is here'])).toEqual([]);
  });
});
