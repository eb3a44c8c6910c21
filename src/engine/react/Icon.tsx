type IconProps = { name: string; className?: string };

/** An icon of the page's sprite; decoration only, so its meaning must stand in words beside it. */
export const Icon = ({ name, className = '' }: IconProps) => (
  <svg className={`icon ${className}`.trim()} data-icon={name} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
