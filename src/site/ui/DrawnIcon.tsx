import { createElement } from 'react';
import { type DrawnIconName, drawnIcons } from './drawn-icons.ts';

type DrawnIconProps = { name: DrawnIconName; spin?: boolean };

/** An icon of a message: decoration only, its meaning stands in words beside it. */
export const DrawnIcon = ({ name, spin }: DrawnIconProps) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    data-spin={spin ? '' : undefined}
  >
    {drawnIcons[name].map(([tag, attributes]) =>
      createElement(tag as string, { ...(attributes as object), key: JSON.stringify(attributes) }),
    )}
  </svg>
);
