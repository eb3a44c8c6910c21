import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { posixPath, relativePosix } from './posix-path.ts';

describe('paths with slashes', () => {
  it('writes the separator of the system as a slash', () => {
    expect(posixPath(['pages', 'legal', 'terms.json'].join(path.sep))).toBe('pages/legal/terms.json');
  });

  it('tells the way from a folder to a place within it, beside it, and to itself', () => {
    const site = path.resolve('/sites/own');
    expect(relativePosix(site, path.join(site, 'pages', 'home.json'))).toBe('pages/home.json');
    expect(relativePosix(site, path.resolve('/sites/schemas'))).toBe('../schemas');
    expect(relativePosix(site, site)).toBe('');
  });
});
