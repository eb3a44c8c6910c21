import { describe, expect, it } from 'vitest';
import { restOfRules } from './rest-of-rules.ts';

const rest = (css: string) => restOfRules(css, (attribute) => attribute === ' data-open="');

describe('the rest of the rules of a page', () => {
  it('is what asks for an attribute that no element has', () => {
    expect(rest('.b{gap:0;}.b[data-open]{gap:1px;}.b[data-shut]{gap:2px;}')).toBe('.b[data-shut]{gap:2px;}');
  });
  it('has a list of selectors whole when one of them is left out', () => {
    const css = '.b[data-open],.b[data-shut]{gap:0;}';
    expect(rest(css)).toBe(css);
  });
  it('has a media query whole when one of its rules is left out', () => {
    const css = '@media (width>1px){.b{gap:0;}.b[data-shut]{gap:1px;}}';
    expect(rest(css)).toBe(css);
  });
  it('repeats what comes after a rule that was left out and sets the same, so that the later still wins', () => {
    const css = '.b[data-shut]{padding-block:0;}.b[data-open]{padding-top:1px;}.b:hover{gap:0;}';
    expect(rest(css)).toBe('.b[data-shut]{padding-block:0;}.b[data-open]{padding-top:1px;}');
    const others = '.b[data-shut]{line-height:1;}.b[data-open]{font:inherit;}';
    expect(rest(others)).toBe(others);
  });
  it('repeats what comes after a repeated rule and sets the same', () => {
    const css = '.b[data-shut]{gap:0;}.b[data-open]{gap:1px;top:0;}.b:hover{inset:0;}';
    expect(rest(css)).toBe(css);
  });
  it('has no animation and no font that the page has', () => {
    expect(rest('@font-face{font-family:A;}@keyframes in{from{opacity:0;}}')).toBe('');
  });
});
