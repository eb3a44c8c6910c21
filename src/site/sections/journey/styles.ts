import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color, font, space } = theme;

/** The five tracks side by side, from the outermost in. */
const tracks = `linear-gradient(90deg, ${[
  color.agave[800],
  color.buganvilia[600],
  color.ember[500],
  color.apricot[400],
  color.apricot[200],
]
  .map((track, index) => `${track} ${index * 20}% ${(index + 1) * 20}%`)
  .join(', ')})`;

export const Root = styled.section`
  overflow: hidden;
`;

/** From 1280 px the coil stands beside the heading, so the heading keeps its height. */
export const Intro = styled.div`
  max-width: 40rem;
  ${from('xl')} { min-height: 17.75rem; }
`;

export const Way = styled.div`
  position: relative;
  ${from('xl')} { padding-top: 12.5rem; }
`;

/** The page's centre lies at x 1300 of the drawing's 2600. */
export const Art = styled.div`
  ${below('xl')} { display: none; }
  & > * { position: absolute; }
  & > img { top: -304px; left: calc(50% - 1300px); width: 2600px; max-width: none; height: 470px; }
  [dir='rtl'] & > img { scale: -1 1; }
  & > span { top: 16px; inset-inline-start: calc(50% - 556px); font-size: ${font.size.small}; font-weight: ${font.weight.semibold}; line-height: 1.4; color: ${color.text.strong}; white-space: nowrap; }
  & > span + span { top: 84px; }
`;

/** The numbered discs stand on the drawing, or below 1280 px on tracks that leave through the section's lower edge. */
export const Steps = styled.ol`
  counter-reset: step;
  & h3 { margin-bottom: 0.5rem; }
  & > li { counter-increment: step; }
  & > li::before {
    content: counter(step);
    content: counter(step) / '';
    position: absolute;
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    border-radius: 50%;
    background: ${color.white};
    box-shadow: 0 0 0 3px ${color.agave[900]};
    color: ${color.text.strong};
    font: ${font.weight.semibold} 1.375rem/1 ${font.family.display};
  }
  & > li:last-child::before { background: ${color.buganvilia[600]}; color: ${color.white}; }
  ${from('xl')} {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: ${space.grid};
    & p { padding-inline-end: 1.5rem; }
    & > li::before { top: 34px; inset-inline-start: calc(50% - 624px); }
    & > li:nth-child(2)::before { inset-inline-start: calc(50% - 300px); }
    & > li:nth-child(3)::before { inset-inline-start: calc(50% + 12px); }
    & > li:last-child::before { top: -124px; inset-inline-start: calc(50% + 400px); box-shadow: none; }
  }
  ${below('xl')} {
    padding-bottom: 3.5rem;
    &::before { content: ''; position: absolute; inset-block: 26px calc(-1 * ${space.section}); inset-inline-start: 6px; width: 40px; background: ${tracks}; }
    & > li { position: relative; min-height: 6.5rem; padding: 6px 0 2.25rem; padding-inline-start: 80px; }
    & > li:last-child { padding-bottom: 0; }
    & > li::before { top: 0; inset-inline-start: 0; }
  }
  @media print { & > li::before { position: static; width: auto; height: auto; place-items: start; margin-bottom: 1mm; } }
`;
