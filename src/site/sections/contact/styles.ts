import styled from '@emotion/styled';
import { cramped, from, theme } from '../../theme.ts';

const { color, font, radius } = theme;

export const Columns = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 5rem);
  & h2 { font-size: clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem); }
  & > :first-child > h2 { margin-bottom: 2rem; }
  ${from('lg')} { grid-template-columns: 5fr 7fr; align-items: start; }
`;

export const Ways = styled.ul`
  & li { display: grid; grid-template-columns: 52px 1fr; gap: 0 1.25rem; align-items: center; padding-block: 1.25rem; border-bottom: 1px solid ${color.border.subtle}; }
  & li:first-child { padding-top: 0; }
  ${cramped} { & li { grid-template-columns: 1fr; row-gap: 0.75rem; } }
  & h3 { font: ${font.weight.medium} ${font.size.small}/1.4 ${font.family.text}; letter-spacing: 0; color: ${color.text.muted}; }
  & :is(p, a) { font-weight: ${font.weight.semibold}; line-height: 1.4; color: ${color.text.strong}; white-space: pre-line; }
  & a { display: inline-block; margin-block: -0.6875rem; padding-block: 0.6875rem; }
  & a:focus-visible { margin-block: 0; padding-block: 0; }
  & a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  & [data-icon='linkedin'] { width: 20px; height: 20px; }
`;

export const Support = styled.div`
  margin-top: 1.75rem;
  padding: 1.75rem;
  border-radius: ${radius.lg};
  background: ${color.apricot[200]};
  color: ${color.agave[800]};
  & h3 { margin-bottom: 0.375rem; font-size: ${font.size.h4}; }
  & a { font-weight: ${font.weight.semibold}; color: ${color.text.strong}; text-decoration: underline; text-underline-offset: 0.2em; }
  & a:hover { text-decoration-thickness: 2px; }
`;
