import { describe, expect, it } from 'vitest';
import { attributesIn, splitRare, usedRules } from './used-rules.ts';

const kept = (css: string, html: string) => usedRules(css, (attribute) => html.includes(attribute));

describe('the rules of a page', () => {
  const page = '<a class="b" data-look="ink" data-open="" href="/x">';
  it('are without those for an attribute that no element has', () => {
    const css = ".b[data-look='ink']{color:red;}.b[data-look='ghost']{color:blue;}.b[data-small]{gap:0;}";
    expect(kept(css, page)).toBe(".b[data-look='ink']{color:red;}");
  });
  it('keep the selectors of a list that can match', () => {
    expect(kept('.b[data-open],.b[data-shut]{gap:0;}', page)).toBe('.b[data-open]{gap:0;}');
  });
  it('keep what asks for the absence of an attribute', () => {
    const css = '.b:not([data-shut]):hover{gap:0;}';
    expect(kept(css, page)).toBe(css);
  });
  it('keep what asks for an attribute that begins so', () => {
    expect(kept(".b[href^='/']{gap:0;}.b[href^='https']{gap:1px;}", page)).toBe(".b[href^='/']{gap:0;}");
  });
  it('keep what the boot script will set', () => {
    const css = "[data-scrolled] .b{gap:0;}.b[data-reveal='in']{gap:1px;}";
    expect(kept(css, page)).toBe(css);
  });
  it('lose a media query that is left without rules', () => {
    expect(kept('@media (min-width: 1px){.b[data-shut]{gap:0;}}', page)).toBe('');
  });
  it('keep animations and fonts', () => {
    const css = '@font-face{font-family:A;}@keyframes in{from{opacity:0;}}';
    expect(kept(css, page)).toBe(css);
  });
});

describe('the attributes a stylesheet asks for', () => {
  it('are written as a document begins to write them, each once', () => {
    expect(attributesIn(".b[data-open] [data-look='ink'],.c[data-open]:not([hidden])")).toEqual([
      ' data-open="',
      ' data-look="ink"',
    ]);
  });
});

describe('rules for few visitors', () => {
  it('are those for paper and for browsers without scripts', () => {
    const css = '.b{gap:0;@media print{gap:1px;}@media (max-width: 9px) and (scripting: none){gap:2px;}}';
    expect(splitRare(css)).toEqual({
      common: '.b{gap:0;}',
      rare: '@media print{.b{gap:1px;}}@media (max-width: 9px) and (scripting: none){.b{gap:2px;}}',
    });
  });
});
