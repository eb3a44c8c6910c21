type IconProps = { name: string; className?: string };

/**
 * An icon of the page's sprite; decoration only, so its meaning must stand in words beside it. Its size is that of a
 * page whose stylesheet did not come.
 */
export const Icon = ({ name, className = '' }: IconProps) => (
  <svg className={`icon ${className}`.trim()} data-icon={name} width="20" height="20" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
