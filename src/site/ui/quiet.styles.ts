import styled from '@emotion/styled';
import { theme } from '../theme.ts';

const { color, font, radius, shadow, size } = theme;
const padding = 'clamp(1.75rem, 5vw, 3.5rem)';

/** A page that holds one card and nothing else. Its section carries data-fills. */
export const QuietRoot = styled.section`
  display: grid;
  place-items: center;
  min-height: 44rem;
  padding: calc(${size.header} + 3rem) 0 4rem;
  background: linear-gradient(180deg, ${color['hero-top']}, ${color.agave[50]});
`;

/** The card: data-wide for one that holds a list, else its picture stands in the upper left corner. */
export const QuietCard = styled.div`
  position: relative;
  max-width: 35rem;
  margin-inline: auto;
  padding: ${padding};
  overflow: hidden;
  border-radius: ${radius.xl};
  background: ${color.white};
  box-shadow: ${shadow.md}, ${shadow.hairline};
  & > img:first-child { width: auto; height: 6.875rem; margin: calc(-1 * ${padding}) 0 2rem calc(-1 * ${padding}); }
  & h1 { font-size: ${font.size.h2}; line-height: ${font['line-height'].snug}; }
  & p { margin: 0.875rem 0 1.75rem; }
  & b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; overflow-wrap: anywhere; }
  &[data-wide] { max-width: 52rem; }
  &[data-wide] > img:first-child { height: 7.5rem; margin: 0 0 2rem; }
`;
