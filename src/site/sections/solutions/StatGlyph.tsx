import type { Stat } from '../../../generated/types.ts';

const drawings = {
  arc: (
    <>
      <circle cx="40" cy="40" r="31" stroke="var(--color-agave-100)" strokeWidth="13" />
      <path d="M40 9a31 31 0 0 1 29.48 40.58" stroke="var(--color-buganvilia-600)" strokeWidth="13" />
      <circle cx="40" cy="40" r="7" fill="var(--color-apricot-400)" />
    </>
  ),
  bars: (
    <>
      <path d="M6 76V58a8 8 0 0 1 16 0v18Z" fill="var(--color-apricot-200)" />
      <path d="M32 76V44a8 8 0 0 1 16 0v32Z" fill="var(--color-apricot-400)" />
      <path d="M58 76V20a8 8 0 0 1 16 0v56Z" fill="var(--color-ember-500)" />
      <circle cx="66" cy="8" r="5" fill="var(--color-buganvilia-600)" />
    </>
  ),
  arcs: (
    <>
      <path d="M4 70a36 36 0 0 1 72 0" stroke="var(--color-agave-800)" strokeWidth="10" />
      <path d="M18 70a22 22 0 0 1 44 0" stroke="var(--color-buganvilia-600)" strokeWidth="10" />
      <path d="M32 70a8 8 0 0 1 16 0" stroke="var(--color-apricot-400)" strokeWidth="10" />
    </>
  ),
};

/** A small drawing of what a figure says. */
export const StatGlyph = ({ glyph }: Pick<Stat, 'glyph'>) => (
  <svg viewBox="0 0 80 80" fill="none" aria-hidden="true">
    {drawings[glyph]}
  </svg>
);
