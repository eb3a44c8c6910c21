import { describe, expect, it } from 'vitest';
import { contentHelp, readContentRequest } from './content-request.ts';

const read = (line: string) => readContentRequest(line.split(' '));

describe('npm run content', () => {
  it('reads what is asked for, its names and its options', () => {
    expect(read('delete page rewards --redirect solutions --dry-run')).toMatchObject({
      what: 'delete page',
      names: ['rewards'],
      values: { redirect: 'solutions', 'dry-run': true },
    });
  });

  it('tells how each thing is written', () => {
    expect(contentHelp()).toContain('  delete page <id> [--check] [--force] [--redirect PAGE]\n');
    expect(contentHelp()).toContain('  resume  ');
  });

  it.each([
    ['rename', 'What is meant with "rename"? It can be: rename page, rename solution'],
    ['rename pages a b', '"rename pages" is nothing that can be done. Did you mean "rename page"?'],
    ['del', 'What is meant with "del"? It can be: delete page, delete entry'],
    ['del page a', '"del page" is nothing that can be done. Did you mean "delete page"?'],
    ['add page x', 'Did you mean "new page"?'],
    ['remove key a', 'Did you mean "delete key"?'],
    ['new page a --sections page-hero, logos', 'No space stands behind a comma: --sections page-hero,logos.'],
    [
      'new page a --sections page-hero logos',
      'A comma stands between the sections: --sections page-hero,logos.',
    ],
    ['page new our-values', 'Did you mean "new page"?'],
    [
      'new page Our Values',
      '"Values" is too much: the name is one word, such as our-values. Write it so: npm run content -- new page <id>',
    ],
    ['delete page rewards share', '"share" is too much: what is deleted is named alone.'],
    ['rename icon star sun', 'Did you mean "rename asset"?'],
    ['new locale fr CA', '"CA" is too much. Write it so: npm run content -- new locale <tag>'],
    ['rename page', '<id> and <new id> are missing.'],
    ['new our-values', 'Did you mean "new page our-values"?'],
    ['remove our-values', 'Did you mean "delete page our-values"?'],
    ['new entry concierge', 'Did you mean "new solution"?'],
    ['add language fr', 'Did you mean "new locale"?'],
    [
      'publish everything now',
      '"publish everything" is nothing that can be done. It begins with one of these: rename, delete, new, migrate, undo, resume.',
    ],
    [
      'rename page a',
      '<new id> is missing. Write it so: npm run content -- rename page <id> <new id> [--path /address]',
    ],
    ['new page a --redirect b', '"new page" has no option --redirect. Nothing was done.'],
    ['delete key a --redirect b', '"delete key" has no option --redirect. Nothing was done.'],
    ['resume --dry-run', '"resume" has no option --dry-run. Nothing was done.'],
  ])('%s: is refused', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });

  it('understands "help" as a word, and says nothing more behind what was meant', () => {
    expect(read('help')).toMatchObject({ what: 'help', words: '' });
    expect(read('help new')).toMatchObject({ what: 'help', words: 'new' });
    expect(() => read('rename pages a b')).toThrow(/Did you mean "rename page"\?$/);
  });

  it('tells only what was asked about, with an example', () => {
    const { what, words } = read('rename --help');
    expect(what).toBe('help');
    expect(contentHelp(words)).toContain('  rename solution <slug> <new slug> [--path /address]\n');
    expect(contentHelp(words)).toContain('Example: npm run content -- rename page contact');
    expect(contentHelp(words)).not.toMatch(/delete|--redirect/);
    expect(contentHelp('new form')).not.toContain('new page <');
    expect(contentHelp('nothing')).toBe(contentHelp());
  });
});
