import { describe, expect, it } from 'vitest';
import type { Constants } from '../../../src/generated/types.ts';
import { bundledStyles } from '../code/bundled-styles.ts';
import { createPageCss } from './page-css.ts';

const font = "@font-face{font-family:Figtree;src:url(/assets/figtree.woff2) format('woff2')}";
const styles = bundledStyles(`${font}:root{--ink:#000;--sky:#00f}body{color:var(--ink)}`, [
  { layer: 'ui', className: 'a', css: '.a{color:var(--sky)}' },
  { layer: 'ui', className: 'b', css: '.b{gap:0}.b[data-open]{color:red}@media print{.b{gap:1px}}' },
]);

const constants = { heroDelay: 100, heroFade: 1000, cardStagger: 100 } as Required<Constants>;

describe('the stylesheets of a site', () => {
  const { of, rare } = createPageCss(styles, constants);
  const { own, rest } = of(['<p class="b">Hello</p>']);

  it("a document's own has the fonts, the classes it shows and the values of their tokens", () => {
    expect(own.text).toContain(font);
    expect(own.text).toContain('.b{gap:0}');
    expect(own.text).toContain('body{color:#000}');
    expect(own.text).not.toMatch(/\.a\{|data-open|--ink|print/);
  });

  it('its rest has all other rules and none of its own, so that the browser works out no element again', () => {
    expect(rest.text).toContain('.a{color:#00f}.b[data-open]{color:red}');
    expect(rest.text).not.toMatch(/\.b\{|body|@font-face|print/);
  });

  it('documents of the same elements share both', () => {
    expect(of(['<b class="b">Bye</b>'])).toEqual({ own, rest });
  });

  it('what is for paper is a file of its own', () => {
    expect(rare.text).toContain('.b{gap:1px}');
  });
});
