import { describe, expect, it } from 'vitest';
import type { Constants } from '../../../src/generated/types.ts';
import { bundledStyles } from '../code/bundled-styles.ts';
import { createPageCss } from './page-css.ts';

const font = "@font-face{font-family:Figtree;src:url(/assets/figtree.woff2) format('woff2')}";
const styles = bundledStyles(`${font}:root{--ink:#000;--sky:#00f}body{color:var(--ink)}`, [
  { layer: 'ui', className: 'a', css: '.a{color:var(--sky)}' },
  { layer: 'ui', className: 'b', css: '.b{gap:0}@media print{.b{gap:1px}}' },
]);

const constants = { heroDelay: 100, heroFade: 1000, cardStagger: 100 } as Required<Constants>;

describe('the stylesheets of a site', () => {
  const { of, all, rare } = createPageCss(styles, constants);
  const page = of(['<p class="b">Hello</p>']).text;

  it("a document's own has the fonts, the classes it shows and the values of their tokens", () => {
    expect(page).toContain(font);
    expect(page).toContain('.b{gap:0}');
    expect(page).toContain('body{color:#000}');
    expect(page).not.toMatch(/\.a\{|--ink|print/);
  });

  it('the one for every page has all rules, and no font that would lay out every text again', () => {
    expect(all.text).toContain('.a{color:#00f}');
    expect(all.text).toContain('body{color:#000}');
    expect(all.text).not.toContain('@font-face');
  });

  it('what is for paper is a file of its own', () => {
    expect(rare.text).toContain('.b{gap:1px}');
    expect(all.text).not.toContain('print');
  });
});
