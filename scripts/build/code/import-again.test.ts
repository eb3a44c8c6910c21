import { describe, expect, it } from 'vitest';
import { importsAgain } from './import-again.ts';

describe('a part of the code that is loaded later', () => {
  it('is loaded by the helper, which knows what could not be fetched', () => {
    expect(importsAgain('__vitePreload(() => import("./form.js").then((m) => m["default"]), [])')).toBe(
      '__vitePreload((importPart) => importPart("./form.js").then((m) => m["default"]), [])',
    );
    expect(importsAgain('__vitePreload(async () => {const { a } = await import("./a.js");}, [])')).toBe(
      '__vitePreload(async (importPart) => {const { a } = await importPart("./a.js");}, [])',
    );
  });
  it('leaves what comes from elsewhere', () => {
    const code = 'const load = (name) => import(name);';
    expect(importsAgain(code)).toBe(code);
  });
  it('is told when the helper does not load it', () => {
    expect(() => importsAgain('const load = () => import("./form.js");')).toThrow('preload helper');
  });
});
