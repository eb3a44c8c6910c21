import styled from '@emotion/styled';
import { below, theme } from '../../theme.ts';

const { color, font, size, space } = theme;

/** The header lies above the page's upper edge; the sections after the line need not keep clear of it again. */
export const Root = styled.section`
  margin-top: ${size.header};
  background: ${color.apricot[200]};
  color: ${color.agave[800]};
  font-size: ${font.size.small};
  line-height: 1.45;
  & + section { padding-top: clamp(2.5rem, 5vw, 4.5rem); }
  ${below('xl')} { margin-top: ${size['header-mobile']}; }
`;

/** On phones the picture goes, and the button stands in the corner. */
export const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-height: 3.5rem;
  padding-block: 0.625rem;
  & strong, & a { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  & a { padding-block: 0.375rem; text-decoration: underline; text-underline-offset: 0.25em; }
  & a:hover { text-decoration-thickness: 2px; }
  ${below('md')} {
    padding-inline-end: 3rem;
    & > svg { display: none; }
  }
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: auto;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
  @media (scripting: none) { display: none; }
  ${below('md')} { position: absolute; inset-inline-end: -0.625rem; top: 0.375rem; }
`;
