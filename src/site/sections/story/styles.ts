import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color, size, space } = theme;

export const Root = styled.section`
  overflow: hidden;
`;

/** --track is one track's width; --middle the distance from the tracks' outer edge to the centre of a station. */
export const Line = styled.div`
  position: relative;
  --track: ${size['track-story']};
  --middle: calc(var(--track) * 2.5 - 18px);
  padding-block: calc(var(--track) * 5 + 36px);
  ${below('lg')} {
    --track: 7px;
    margin-top: 4rem;
    padding: 0 0 72px;
    padding-inline-start: 68px;
  }
  @media print { margin: 0; }
`;

/** Five nested boxes, open to the edge of the page: their borders are the tracks, and they grow with the text. */
export const Tracks = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: -50vw 0;
  & i {
    position: absolute;
    --inset: calc(var(--n, 0) * var(--track));
    --turn: calc(144px - var(--inset));
    inset-block: var(--inset);
    inset-inline: 0 var(--inset);
    --line: calc(var(--track) + 0.4px);
    border: 0 solid ${color.agave[800]};
    border-block-width: var(--line);
    border-inline-end-width: var(--line);
    border-start-end-radius: var(--turn);
    border-end-end-radius: var(--turn);
  }
  & i:nth-of-type(2) { --n: 1; border-color: ${color.buganvilia[600]}; }
  & i:nth-of-type(3) { --n: 2; border-color: ${color.ember[500]}; }
  & i:nth-of-type(4) { --n: 3; border-color: ${color.apricot[400]}; }
  & i:nth-of-type(5) { --n: 4; border-color: ${color.apricot[200]}; }
  ${below('lg')} {
    inset-block-start: -48px;
    inset-inline: 0 calc(-1 * ${space.gutter} - 2px);
    mask: linear-gradient(transparent, currentColor 0.75rem);
    & i {
      --turn: calc(60px - var(--inset));
      inset-block: 0 var(--inset);
      inset-inline: var(--inset) 0;
      border-block-start-width: 0;
      border-inline-width: var(--line) 0;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
      border-end-start-radius: var(--turn);
    }
  }
`;

/** Each station has its disc on the tracks; the last disc, the customer, waits where the line comes back. */
export const Stations = styled.ol`
  position: relative;
  display: grid;
  gap: 2rem 1.75rem;
  & li { position: relative; }
  & h3 { margin-bottom: 0.625rem; font-size: 1.5rem; }
  & li::before, &::after { content: ''; position: absolute; width: 36px; height: 36px; border-radius: 50%; background: radial-gradient(circle, ${color.agave[900]} 7px, ${color.white} 8px); box-shadow: 0 0 0 3px ${color.agave[900]}; }
  &::after { background: radial-gradient(circle, ${color.white} 7px, ${color.buganvilia[600]} 8px); box-shadow: 0 0 0 3px ${color.white}; }
  ${from('lg')} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    padding-inline-end: clamp(6.5rem, 9vw, 8.5rem);
    & p { font-size: 1rem; }
    --out: calc(var(--middle) - var(--track) * 5 - 36px);
    & li::before { inset-block-start: var(--out); inset-inline-start: 0; }
    &::after { inset-block-end: var(--out); inset-inline-start: 0; }
  }
  ${below('lg')} {
    & li::before { inset-block-start: -2px; inset-inline-start: calc(var(--middle) - 68px); }
    &::after { inset-block-end: calc(var(--middle) - 72px); inset-inline-end: -4px; }
  }
`;
