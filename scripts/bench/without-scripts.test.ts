import { describe, expect, it } from 'vitest';
import { asScriptless, withoutScripts } from './without-scripts.ts';

describe("a page's twin without scripts", () => {
  it('has the same HTML, and no program in it', () => {
    const facts = '<script type="application/ld+json">{"@type":"Organization"}</script>';
    const html = `<head><meta charset="utf-8">\n<script async src="/boot.js" data-header="50"></script>\n${facts}</head>`;
    expect(withoutScripts(html)).toBe(`<head><meta charset="utf-8">\n${facts}</head>`);
    expect(withoutScripts('<script>a < b\n</script><p>Hello</p>')).toBe('<p>Hello</p>');
  });

  it('looks as in a browser without scripts', () => {
    expect(asScriptless('@media (scripting: none){a{gap:0}}@media print,(scripting:none){b{gap:0}}')).toBe(
      '@media (width >= 0px){a{gap:0}}@media print,(width >= 0px){b{gap:0}}',
    );
    expect(asScriptless('@media (scripting:enabled){a{opacity:0}}')).toBe(
      '@media (width < 0px){a{opacity:0}}',
    );
  });
});
