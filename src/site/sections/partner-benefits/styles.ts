import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color, radius, shadow } = theme;

/** Two columns and two rows of the grid; with two columns, the last of the five tiles takes a whole row. */
export const Cobrand = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.agave[100]};
  color: ${color.agave[800]};
  ${from('phone')} {
    grid-column: 1 / -1;
    & ~ :last-child:nth-child(even) { grid-column: 1 / -1; }
  }
  ${from('lg')} {
    grid-column: span 2;
    grid-row: span 2;
    & ~ :last-child:nth-child(even) { grid-column: auto; }
  }
`;

/** The tracks of both brands frame the screen. */
export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 23rem;
  overflow: hidden;
  & > img { position: absolute; top: 0; left: 50%; width: 840px; max-width: none; height: 640px; translate: -50% 0; }
  ${below('phone')} {
    min-height: 18.25rem;
    & > img { scale: 0.62; transform-origin: 50% 0; }
  }
`;

/** The two wordmarks above the tracks; at the top of the screen they are smaller and divided by a hairline. */
export const Brands = styled.div`
  position: absolute;
  inset: 38px clamp(1.25rem, 4vw, 2rem) auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  --brand: 40px;
  & img { width: auto; height: var(--brand); }
  ${below('phone')} { top: 14px; --brand: 30px; }
`;

/** A vignette without its frame, on a sheet that runs out of the tile's art. */
export const Screen = styled.div`
  position: absolute;
  z-index: 1;
  top: 68px;
  bottom: -24px;
  left: 50%;
  width: 284px;
  padding: 1.125rem 1.25rem;
  border-radius: 28px 28px 0 0;
  background: ${color.white};
  box-shadow: ${shadow.lg};
  translate: -50% 0;
  & > :first-child {
    position: static;
    margin-bottom: 0.75rem;
    padding-bottom: 0.75rem;
    border-bottom: 1px solid ${color.border.subtle};
    --brand: 24px;
    &::before { content: ''; order: 1; width: 1px; height: 1.25rem; background: ${color.agave[200]}; }
    & > :last-child { order: 2; }
  }
  & > [data-vignette] { padding: 0; box-shadow: none; }
  & > [data-vignette] > * + * { margin-top: 0.9375rem; }
  & b { font-size: 1rem; }
  ${below('phone')} {
    top: 60px;
    width: 204px;
    padding: 0.875rem 0.9375rem;
    border-radius: 22px 22px 0 0;
    & > :first-child { margin-bottom: 0.5rem; padding-bottom: 0.5rem; --brand: 18px; }
    & > [data-vignette] { font-size: 0.75rem; }
    & > [data-vignette] > * + * { margin-top: 0.625rem; }
    & b { font-size: 0.875rem; }
  }
`;

export const Words = styled.div`
  padding: clamp(1.25rem, 2vw, 1.75rem) clamp(1.5rem, 2vw, 2rem) clamp(1.5rem, 2vw, 2rem);
  & h3 { margin-bottom: 0.375rem; }
`;
