import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Bar, Bars, DrawnRange, Ring, Split, Steps, Tree } from './charts.tsx';

/** The values of an attribute in a drawing, in the order of its elements. */
const valuesOf = (drawing: ReactElement, attribute: string): (string | undefined)[] =>
  [...renderToStaticMarkup(drawing).matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(
    ([, value]) => value,
  );

describe('bars and rings', () => {
  it('are filled as far as they say', () => {
    expect(valuesOf(<Bar type="bar" percent={83} />, 'width')).toEqual(['83%']);
    expect(valuesOf(<DrawnRange type="range" percent={41} />, 'width')).toEqual(['41%']);
    expect(valuesOf(<Ring type="ring" percent={74} />, 'stroke-dasharray')).toEqual(['74 100']);
    expect(valuesOf(<Ring type="ring" percent={74} />, 'pathLength')).toEqual(['100']);
  });

  it('stand beside each other in their order', () => {
    expect(valuesOf(<Bars type="bars" percents={[38, 52, 38]} />, 'height')).toEqual(['38%', '52%', '38%']);
    const split = (
      <Split
        type="split"
        parts={[
          { percent: 41, tone: 'buganvilia' },
          { percent: 59, tone: 'agave' },
        ]}
      />
    );
    expect(valuesOf(split, 'width')).toEqual(['41%', '59%']);
    expect(valuesOf(split, 'data-tone')).toEqual(['buganvilia', 'agave']);
  });
});

describe('steps', () => {
  it.each([
    [0, [false, false, false, false]],
    [3, [true, true, true, false]],
    [4, [true, true, true, true]],
  ])('show the first %s as done', (done, marks) => {
    const html = renderToStaticMarkup(<Steps type="steps" done={done} total={4} />);
    expect([...html.matchAll(/<i([^>]*)>/g)].map(([, rest]) => rest?.includes('data-done'))).toEqual(marks);
  });
});

describe('a tree', () => {
  const leaf = (label: string, pending = false) => ({ label, tone: 'ember' as const, pending });
  const friend = (initials: string, ...results: ReturnType<typeof leaf>[]) => ({
    initials,
    tone: 'agave' as const,
    results,
  });
  const tree = (...friends: ReturnType<typeof friend>[]) => (
    <Tree type="tree" initials="ER" friends={friends} />
  );
  const textsOf = (drawing: ReactElement) =>
    [...renderToStaticMarkup(drawing).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

  it('names who was invited with what came of it, and last who invited them', () => {
    const drawing = tree(friend('MJ', leaf('+500'), leaf('Invited')), friend('LK', leaf('+250')));
    expect(textsOf(drawing)).toEqual(['+500', 'Invited', 'MJ', '+250', 'LK', 'ER']);
    expect(textsOf(tree())).toEqual(['ER']);
  });

  it('draws a dashed track to what is still to come', () => {
    expect(valuesOf(tree(friend('MJ', leaf('+500'), leaf('Invited', true))), 'stroke-dasharray')).toEqual([
      '2 10',
    ]);
  });

  it('keeps every result within the drawing, none above another', () => {
    const all = [leaf('a'), leaf('b')];
    const tops = valuesOf(tree(friend('MJ', ...all), friend('LK', ...all)), 'y')
      .map(Number)
      .filter((_, index) => [0, 2, 5, 7].includes(index));
    const height = 30;
    expect(tops).toHaveLength(4);
    expect(tops[0]).toBeGreaterThanOrEqual(0);
    for (const [index, top] of tops.slice(1).entries())
      expect(top).toBeGreaterThanOrEqual((tops[index] ?? 0) + height);
    expect((tops[3] ?? 0) + height).toBeLessThanOrEqual(236);
  });
});
