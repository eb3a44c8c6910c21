import styled from '@emotion/styled';
import { below, theme } from '../../theme.ts';

const { color, font, radius } = theme;

export const Panel = styled.div`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  padding: clamp(2.5rem, 6vw, 6rem) clamp(24px, 5.5vw, 88px);
  border-radius: ${radius.xl};
  background: ${color.buganvilia[600]};
  color: ${color.white};
  & :focus-visible { outline-color: ${color.focus.dark}; }
  & h2 { max-width: 8.9em; font-size: ${font.size.h1}; line-height: 1.02; color: inherit; }
  & p { max-width: 31rem; margin-block: 1.25rem 2.25rem; font-size: ${font.size.lead}; line-height: ${font['line-height'].lead}; }
  & > img { position: absolute; z-index: -1; inset-inline-end: -5%; bottom: -1px; width: 48%; max-width: none; }
  [dir='rtl'] & > img { scale: -1 1; }
  ${below('xl')} { & > img { width: 42%; } }
  ${below('lg')} {
    padding-bottom: 12.5rem;
    & > img { inset-inline-end: -40px; width: auto; height: 10.5rem; }
  }
`;
