import { createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { extracted } from './extracted.ts';
import { extracted as inlined, jsx } from './inlined-jsx.ts';

const props = { 'data-tone': 'dark', children: 'words' };

const WithId = () => createElement('i', { id: useId() });

describe('styled elements on the build machine', () => {
  it('are what they are at once', () => {
    expect(jsx(inlined('p', 'sAbcd'), props)).toMatchObject({
      type: 'p',
      props: { ...props, className: 'sAbcd' },
    });
  });

  it('keep their keys', () => {
    expect(jsx(inlined('p', 'sAbcd'), props, 'one').key).toBe('one');
  });

  it('have the HTML of components: as other elements, inside others, and around ids', () => {
    const html = (styled: typeof inlined, make: typeof jsx) => {
      const [inner, outer] = [styled('b', 'sInner'), styled('p', 'sOuter')];
      const both = make(outer, { as: inner, className: 'more', children: 'words' });
      return renderToString(
        make(outer, { children: [make(WithId, {}, '1'), make(inner, { children: both }, '2')] }),
      );
    };
    const component: typeof inlined = (tag, className) =>
      extracted(tag, className) as ReturnType<typeof inlined>;
    expect(html(inlined, jsx)).toBe(
      html(component, (type, own, key) => createElement(type, { ...own, key: key ?? null })),
    );
  });
});
