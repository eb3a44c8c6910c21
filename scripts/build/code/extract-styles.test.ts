import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { describe, expect, it } from 'vitest';
import { extractedSource, extractModule, extractStyles } from './extract-styles.ts';

const Root = styled.section`
  color: red;
  &[data-open] { color: blue; }
  @media (min-width: 768px) { color: green; }
`;

describe('extracted styles', () => {
  it('are the rules of each styled element under a short class name', () => {
    const [root] = extractModule('a', { Root }).elements;
    const rules = root?.css;
    expect(root).toMatchObject({ name: 'Root', tag: 'section' });
    expect(rules).toContain(`.${root?.className}{color:red;}`);
    expect(rules).toContain(`.${root?.className}[data-open]{color:blue;}`);
    expect(rules).toContain('@media (min-width: 768px)');
  });
  it('hold the keyframes they use and the rules of the whole page', () => {
    const spin = keyframes`to { rotate: 360deg; }`;
    const Spinner = styled.i`animation: ${spin} 1s;`;
    const { elements, global } = extractModule('a', { Spinner, global: css`body { margin: 0; }` });
    expect(elements[0]?.css).toContain('@keyframes');
    expect(global).toBe('body{margin:0;}');
  });
  it('become a module without Emotion', () => {
    const source = extractedSource(extractModule('a', { Root }), '/extracted.ts');
    expect(source).toMatch(/export const Root = .*extracted\('section', 's\w{4}'\);/);
    expect(source).not.toContain('emotion');
  });
  it('refuse a style that depends on props, naming file and element', () => {
    const Late = styled.div<{ wide: boolean }>`width: ${({ wide }) => (wide ? '2px' : '1px')};`;
    expect(() => extractModule('./a/styles.ts', { Late })).toThrow(
      './a/styles.ts: Late has a style that depends on props',
    );
  });
  it.each([
    { Bad: styled.div`overflow: hidden; } } x {{` },
    { Bad: styled.i`animation: ${keyframes`to { rotate: 360deg;`} 1s;` },
    { Bad: css`body { margin: 0; } }` },
  ])('refuse a brace too many or too few, naming file and element', (exports) => {
    expect(() => extractModule('./a/styles.ts', exports)).toThrow(
      './a/styles.ts: Bad has a brace too many or too few',
    );
  });
  it('do not depend on when they are extracted', () => {
    expect(extractStyles({ a: { Root } })).toEqual(extractStyles({ a: { Root } }));
  });
});
