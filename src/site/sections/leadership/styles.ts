import styled from '@emotion/styled';
import { from, theme } from '../../theme.ts';

const { color, font, radius, space } = theme;

export const Root = styled.section`
  & h3 { font-size: ${font.size.h4}; line-height: 1.25; letter-spacing: -0.012em; }
  & p { font-size: ${font.size.small}; line-height: 1.4; margin-top: 0.125rem; }
  & small { display: block; margin-top: 0.375rem; font-size: ${font.size.caption}; line-height: 1.45; text-wrap: pretty; }
`;

/** The portrait fills its half whatever the quote's length: it has no size of its own. */
export const Founder = styled.div`
  display: grid;
  overflow: hidden;
  background: ${color.surface.mist};
  border-radius: ${radius.xl};
  & > img { contain: size; aspect-ratio: auto; width: 100%; height: 100%; min-height: clamp(17rem, 62vw, 28rem); object-fit: cover; object-position: 50% 40%; }
  & > div { display: flex; flex-direction: column; justify-content: center; gap: 2rem; padding: clamp(1.75rem, 4.5vw, 4.5rem); }
  & div > p { font-size: ${font.size.body}; line-height: ${font['line-height'].body}; }
  & blockquote { font: ${font.weight.medium} clamp(1.5rem, 1.15rem + 1.6vw, 2.25rem)/1.24 ${font.family.display}; letter-spacing: -0.022em; color: ${color.text.strong}; text-wrap: pretty; }
  ${from('md')} {
    grid-template-columns: 4fr 8fr;
    & > img { min-height: 17rem; }
  }
`;

export const Members = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: 2rem ${space.grid};
  margin-top: clamp(2rem, 4vw, 3.5rem);
  & img { width: 100%; margin-bottom: 1rem; border-radius: ${radius.lg}; }
  ${from('tablet')} { grid-template-columns: repeat(4, minmax(0, 1fr)); row-gap: 3rem; }
`;
