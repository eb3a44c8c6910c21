import { describe, expect, it } from 'vitest';
import { resuffixedPath } from './resuffixed-path.ts';

describe('LANG-2: the suffix of the other language takes the place of its own where no page has the address', () => {
  it.each([
    ['/nowhere', '', '-es', '/nowhere-es'],
    ['/solutions-es/unknown', '-es', '', '/solutions/unknown'],
    ['/a/b-es/c', '-es', '-pt', '/a-pt/b/c'],
    ['/foo-es-es', '-es', '', '/foo'],
    ['/solutions/-es', '-es', '', '/solutions'],
  ])('%s', (...[path, from, to, other]) => expect(resuffixedPath(path, from, to)).toBe(other));

  it.each([
    ['/-es/evil.example/login', '/evil.example/login'],
    ['/-es//evil.example', '/evil.example'],
    ['/-es/-es', '/'],
  ])('never leads to another site: %s', (path, other) => expect(resuffixedPath(path, '-es', '')).toBe(other));

  it.each(['/my-estate', '/-essays'])(
    'finds no path for %s, which is Spanish with or without a suffix',
    (path) => expect(resuffixedPath(path, '-es', '')).toBeUndefined(),
  );
});
