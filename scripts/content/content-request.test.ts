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
    expect(contentHelp()).toContain('  delete page <id> [--check] [--force] [--redirect PAGE]  ');
    expect(contentHelp()).toContain('  resume  ');
  });

  it.each([
    ['rename', 'What is meant with "rename"? It can be: rename page, rename section'],
    ['rename pages a b', '"rename pages" is nothing that can be done. Did you mean "rename page"?'],
    ['del', 'What is meant with "del"? It can be: delete page, delete entry'],
    ['del page a', '"del page" is nothing that can be done. Did you mean "delete page"?'],
    ['rename page a', 'Write it so: npm run content -- rename page <id> <new id> [--path /address]'],
    ['new page a --redirect b', '"new page" has no option --redirect. Nothing was done.'],
    ['delete key a --redirect b', '"delete key" has no option --redirect. Nothing was done.'],
    ['resume --dry-run', '"resume" has no option --dry-run. Nothing was done.'],
  ])('%s: is refused', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });

  it.each(['solution', 'entry'])('says that to rename a %s is to rename a page', (kind) => {
    expect(() => read(`rename ${kind} loyalty perks`)).toThrow(
      'An entry is renamed as a page: npm run content -- rename page <id> <new id>',
    );
  });
});
