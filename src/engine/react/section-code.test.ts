import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSectionCode } from './section-code.ts';

const Menu = () => 'menu';
const Story = () => 'story';

const createCode = () => {
  const asked: string[] = [];
  const code = createSectionCode({
    live: { menu: () => ({ Component: Menu }) },
    loadStatic: async () => {
      asked.push('static types');
      return { story: { Component: Story } };
    },
  });
  return { code, asked };
};

describe('the code of section types', () => {
  it('that live comes for each by itself, without the file of those that need none', async () => {
    const { code, asked } = createCode();
    await code.load(['menu']);
    expect([code.get('menu'), code.isStatic('menu'), asked]).toEqual([Menu, false, []]);
  });

  it('that need none where they are prerendered comes when they are drawn', async () => {
    const { code } = createCode();
    const coming = code.coming('story');
    await code.load(['story']);
    expect([code.get('story'), code.isStatic('story'), await coming]).toEqual([Story, true, Story]);
  });

  it('that nobody knows is nothing', async () => {
    const { code } = createCode();
    await code.load(['strange']);
    const strange = code.get('strange');
    expect(strange && renderToString(createElement(strange))).toBe('');
  });
});
