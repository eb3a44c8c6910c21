import { createElement } from 'react';
import type { IconNode } from '../core/types.ts';

type IconProps = { name: string; className?: string };

/** An icon of the page's sprite; decoration only, so its meaning must stand in words beside it. */
export const Icon = ({ name, className = '' }: IconProps) => (
  <svg className={`icon ${className}`.trim()} data-icon={name} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);

const Drawing = ({ nodes }: { nodes: IconNode[] }) =>
  nodes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: `${tag}${index}` }));

/** The drawings of all icons of a page, once each; Icon refers to them. */
export const IconSprite = ({ icons }: { icons: Record<string, IconNode[]> }) => (
  <svg className="sprite" aria-hidden="true">
    {Object.entries(icons).map(([name, nodes]) => (
      <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
        <Drawing nodes={nodes} />
      </symbol>
    ))}
  </svg>
);
