import { renderToString } from 'react-dom/server';
import type { IconNode } from '../core/types.ts';
import { IconSprite, IconSymbol } from './IconSprite.tsx';

type Icons = Record<string, IconNode[]>;

const shown = /<use href="#i-[^"]+"/g;

const shows = (name: string) => `<use href="#i-${name}"`;

/** Puts drawings into the empty sprite of a body: those of the icons that the body shows. */
type DrawUsedIcons = (body: string, icons: Icons) => string;

/**
 * Draws the icons of documents. A page names more than it shows at first: those of its menu, of its error screens, of
 * cards that show a picture. They come when the page becomes interactive. Each drawing is rendered once for all pages.
 */
export const createIconDrawer = (): DrawUsedIcons => {
  const empty = renderToString(<IconSprite icons={{}} />);
  const [end = ''] = /<\/svg>$/.exec(empty) ?? [];
  const drawings = new WeakMap<IconNode[], string>();
  const draw = (name: string, nodes: IconNode[]): string => {
    const drawing = drawings.get(nodes) ?? renderToString(<IconSymbol name={name} nodes={nodes} />);
    drawings.set(nodes, drawing);
    return drawing;
  };
  return (body, icons) => {
    const used = new Set<string>(body.match(shown));
    const symbols = Object.entries(icons).flatMap(([name, nodes]) =>
      used.has(shows(name)) ? [draw(name, nodes)] : [],
    );
    return body.replace(empty, () => empty.slice(0, -end.length) + symbols.join('') + end);
  };
};
