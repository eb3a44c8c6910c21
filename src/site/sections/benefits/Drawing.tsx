import type { Benefit } from '../../../generated/types.ts';

const track = 'var(--color-buganvilia-600)';
const ink = 'var(--color-agave-800)';
const ember = 'var(--color-ember-500)';
const apricot = 'var(--color-apricot-400)';

const shapes = {
  engagement: (
    <>
      <path d="M10 150A130 130 0 0 1 140 20H180" stroke={track} strokeWidth="22" />
      <path d="M50 150A90 90 0 0 1 140 60H180" stroke={ember} strokeWidth="22" />
      <circle cx="140" cy="112" r="20" fill={ink} />
    </>
  ),
  loyalty: (
    <>
      <circle cx="110" cy="70" r="56" stroke={apricot} strokeWidth="20" />
      <circle cx="110" cy="70" r="26" stroke={track} strokeWidth="18" />
    </>
  ),
  roi: (
    <>
      <path d="M20 130V104a13 13 0 0 1 26 0v26Z" fill={ink} />
      <path d="M62 130V78a13 13 0 0 1 26 0v52Z" fill={track} />
      <path d="M104 130V50a13 13 0 0 1 26 0v80Z" fill={ember} />
      <path d="M146 130V28a13 13 0 0 1 26 0v102Z" fill={apricot} />
    </>
  ),
};

/** Tracks that come back to a customer, rings around one, or bars that rise. */
export const Drawing = ({ name }: { name: Benefit['drawing'] }) => (
  <svg viewBox="0 0 180 150" fill="none" aria-hidden="true" data-screen-only="">
    {shapes[name]}
  </svg>
);
