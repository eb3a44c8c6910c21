import styled from '@emotion/styled';
import { below, from, theme, translucent } from '../../theme.ts';

const { color, font } = theme;

const line = `1px solid ${translucent(color.white, 0.2)}`;

export const Root = styled.section`
  overflow: hidden;
  & [data-align] { margin-bottom: clamp(2.5rem, 5vw, 4.5rem); }
  & > img { position: absolute; inset-inline-end: -470px; top: -560px; width: 1000px; max-width: none; }
`;

/** The figures, side by side from 900 px, divided by hairlines; there a little smaller, for the weeks in Spanish. */
export const Figures = styled.dl`
  position: relative;
  display: grid;
  border-top: ${line};
  & > div { padding-top: clamp(1.5rem, 3vw, 2.5rem); }
  & dt {
    --n: clamp(3.25rem, 2rem + 5vw, 6.5rem);
    --plus-size: 0.62em;
    --plus-rise: 0.36em;
    --plus-color: ${color.apricot[400]};
    font: ${font.weight.semibold} var(--n)/0.95 ${font.family.display};
    letter-spacing: -0.045em;
    white-space: nowrap;
    color: ${color.white};
  }
  & small { margin-inline-start: 0.1em; font-size: 0.36em; letter-spacing: -0.015em; color: ${color.apricot[400]}; }
  & dd { max-width: 20rem; margin-top: 1rem; font-size: ${font.size.lead}; line-height: 1.45; }
  ${from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
    & dt { --n: min(2rem + 5vw, 8.2vw, 6.5rem); }
    & > div + div { padding-inline-start: clamp(1.5rem, 3vw, 3rem); border-inline-start: ${line}; }
  }
  ${below('tablet')} {
    & > div { padding-bottom: 2rem; }
    & > div + div { border-top: ${line}; }
    & > div:last-child { padding-bottom: 0; }
  }
  ${below('compact')} {
    & > div { padding-block: 1.25rem; }
    & dd { margin-top: 0.5rem; }
  }
  @media print { & dt { font-size: 24pt; } }
`;
