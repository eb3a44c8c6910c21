import { createElement, useSyncExternalStore } from 'react';
import type { IconNode } from '../core/types.ts';

const Drawing = ({ nodes }: { nodes: IconNode[] }) =>
  nodes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: `${tag}${index}` }));

type IconSymbolProps = { name: string; nodes: IconNode[] };

/** One drawing of a sprite. */
export const IconSymbol = ({ name, nodes }: IconSymbolProps) => (
  <symbol id={`i-${name}`} viewBox="0 0 24 24">
    <Drawing nodes={nodes} />
  </symbol>
);

const never = () => () => {};

/** The icons in the document while React takes it over; undefined when all must be drawn. */
const useDrawnIcons = (): Set<string> | undefined => {
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (live || typeof document === 'undefined') return undefined;
  return new Set(Array.from(document.querySelectorAll('.sprite > symbol'), ({ id }) => id));
};

/** The drawings of all icons of a page, once each; Icon refers to them. A document holds those it shows at first. */
export const IconSprite = ({ icons }: { icons: Record<string, IconNode[]> }) => {
  const drawn = useDrawnIcons();
  const shown = Object.entries(icons).filter(([name]) => drawn?.has(`i-${name}`) ?? true);
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {shown.map(([name, nodes]) => (
        <IconSymbol key={name} name={name} nodes={nodes} />
      ))}
    </svg>
  );
};
