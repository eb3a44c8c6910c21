import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Pieces, textOf } from '../core/render/pieces.ts';
import type { IconNode } from '../core/types.ts';
import { Icon } from './Icon.tsx';
import { IconSprite } from './IconSprite.tsx';
import { createIconDrawer } from './icon-drawer.tsx';

const heart: IconNode[] = [['path', { d: 'M2 2' }]];
const icons = { gift: [['path', { d: 'M1 1' }]] as IconNode[], heart };

const bodyWith = (sprite: typeof icons | object, name: string): string =>
  renderToString(
    <div>
      <IconSprite icons={sprite as typeof icons} />
      <Icon name={name} />
    </div>,
  );

describe('the icons of a document', () => {
  const drawUsed = createIconDrawer();
  const draw = (body: string, named: typeof icons, ...rest: Pieces) =>
    textOf(drawUsed([body, ...rest], named));

  it('are those it shows, drawn as React draws them', () => {
    expect(draw(bodyWith({}, 'heart'), icons)).toBe(bodyWith({ heart }, 'heart'));
    expect(draw(bodyWith({}, 'heart'), icons)).not.toContain('i-gift');
  });
  it('are also those that pieces show which other documents share, drawn once for all that show the same', () => {
    const shared = { text: renderToString(<Icon name="gift" />) };
    const body = bodyWith({}, 'heart');
    expect(draw(body, icons, shared)).toBe(bodyWith(icons, 'heart') + shared.text);
    const [one, other] = [body, bodyWith({}, 'heart')].map((text) => drawUsed([text, shared], icons));
    expect(one?.[1]).toBe(other?.[1]);
  });
  it('are not mistaken for an icon whose name begins alike', () => {
    expect(draw(bodyWith({}, 'gift-box'), icons)).toBe(bodyWith({}, 'gift-box'));
  });
});
