import { renderToString } from 'react-dom/server';
import { createRecent, type Recent } from '../core/memory/recent.ts';
import { remembered } from '../core/memory/remembered.ts';
import { type Pieces, pieceText, type SharedText, sharedForm } from '../core/render/pieces.ts';
import type { IconNode } from '../core/types.ts';
import { IconSprite, IconSymbol } from './IconSprite.tsx';

type Icons = Record<string, IconNode[]>;
type Drawing = [name: string, nodes: IconNode[]];

/** Few pages show icons that no other shows together. */
const mostSprites = 100;

const shown = /<use href="#i-[^"]+"/g;

const shows = (name: string) => `<use href="#i-${name}"`;

const shownIn = (text: string): string[] => text.match(shown) ?? [];

/** Puts drawings into the empty sprite of a body: those of the icons that the body shows. */
type DrawUsedIcons = (body: Pieces, icons: Icons) => Pieces;

/**
 * Draws the icons of documents. A page names more than it shows at first: those of its menu, of its error screens, of
 * cards that show a picture. They come when the page becomes interactive. Each drawing is rendered once for all pages,
 * and a sprite put together once for all that show the same.
 */
export const createIconDrawer = (): DrawUsedIcons => {
  const empty = renderToString(<IconSprite icons={{}} />);
  const [end = ''] = /<\/svg>$/.exec(empty) ?? [];
  const draw = ([name, nodes]: Drawing): string => renderToString(<IconSymbol name={name} nodes={nodes} />);
  const drawings = remembered(draw, ([, nodes]) => nodes);
  const shownInShared = remembered<SharedText, string[]>(({ text }) => shownIn(text));
  const sprites = remembered<Icons, Recent<SharedText>>(() => createRecent(mostSprites));
  const spriteOf = (icons: Icons, used: Set<string>): SharedText => {
    const key = [...used].join();
    const known = sprites(icons).get(key);
    if (known) return known;
    const drawn = Object.entries(icons).filter(([name]) => used.has(shows(name)));
    const sprite = { text: empty.slice(0, -end.length) + drawn.map(drawings).join('') + end };
    sprites(icons).set(key, sprite);
    return sprite;
  };
  return (body, icons) => {
    const used = new Set(
      body.flatMap((piece) => {
        const form = sharedForm(piece);
        return form ? shownInShared(form) : shownIn(pieceText(piece));
      }),
    );
    const [first = '', ...rest] = body;
    const [before = '', after = ''] = typeof first === 'string' ? first.split(empty, 2) : [];
    return [before, spriteOf(icons, used), after, ...rest];
  };
};
