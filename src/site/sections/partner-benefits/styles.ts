import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color, font, radius, shadow } = theme;

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
  display: grid;
  justify-items: center;
  min-height: 368px;
  overflow: hidden;
  & > img { position: absolute; top: 0; left: 50%; width: 840px; max-width: none; height: 640px; translate: -50% 0; }
  ${below('phone')} {
    min-height: 280px;
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
  position: relative;
  width: 284px;
  margin-block: 68px -24px;
  padding: 18px 20px;
  border-radius: 28px 28px 0 0;
  background: ${color.white};
  box-shadow: ${shadow.lg};
  & > :first-child {
    position: static;
    margin-bottom: 12px;
    padding-bottom: 12px;
    border-bottom: 1px solid ${color.border.subtle};
    --brand: 24px;
    &::before { content: ''; order: 1; width: 1px; height: 20px; background: ${color.agave[200]}; }
    & > :last-child { order: 2; }
  }
  & > [data-vignette] { padding: 0; box-shadow: none; line-height: ${font['line-height'].body}; }
  & > [data-vignette] > * + * { margin-top: 15px; }
  & b { font-size: 16px; }
  & figcaption { font-size: inherit; line-height: inherit; }
  ${below('phone')} {
    width: 204px;
    margin-top: 60px;
    padding: 14px 15px;
    border-radius: 22px 22px 0 0;
    & > :first-child { margin-bottom: 8px; padding-bottom: 8px; --brand: 18px; }
    & > [data-vignette] { font-size: 12px; }
    & > [data-vignette] > * + * { margin-top: 9px; }
    & > [data-vignette] > :has(> small) { font-size: 28px; }
    & b { font-size: 14px; }
  }
`;

export const Words = styled.div`
  padding: clamp(1.25rem, 2vw, 1.75rem) clamp(1.5rem, 2vw, 2rem) clamp(1.5rem, 2vw, 2rem);
  & h3 { margin-bottom: 0.375rem; }
`;
