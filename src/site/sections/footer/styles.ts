import styled from '@emotion/styled';
import { below, besideButton, from, theme, translucent } from '../../theme.ts';

const { color, duration, font } = theme;
const line = translucent(color.white, 0.14);

/**
 * The five tracks run along its upper edge. Its height is no whole number: the shadow covers what is left of the page's
 * last pixel.
 */
export const Root = styled.footer`
  overflow: hidden;
  background: ${color.surface.footer};
  box-shadow: 0 1px ${color.surface.footer};
  color: ${color.text['on-dark-muted']};
  font-size: ${font.size.small};
  &::before { content: ''; display: block; height: 30px; background: linear-gradient(${color.apricot[200]} 0 20%, ${color.apricot[400]} 20% 40%, ${color.ember[500]} 40% 60%, ${color.buganvilia[600]} 60% 80%, ${color.agave[700]} 80%); }
  & :focus-visible { outline-color: ${color.focus.dark}; }
  & [role='tooltip'] { background: ${color.white}; color: ${color.text.strong}; }
  & :is(h2, h3) { color: ${color.text['on-dark']}; }
  & li > a { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; min-width: 2.75rem; }
  & a:hover { color: ${color.white}; text-decoration: underline; text-underline-offset: 0.25em; }
  @media print {
    border-top: 0.5pt solid ${color.agave[950]};
    &::before { display: none; }
    & > div { width: auto; }
    & li > a { min-height: 0; }
  }
`;

export const Newsletter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;
  padding-block: clamp(2.5rem, 5vw, 4.5rem);
  border-bottom: 1px solid ${line};
  & h2 { font-size: clamp(1.625rem, 1.3rem + 1.3vw, 2.375rem); }
  & h2 + p { margin-top: 0.625rem; max-width: 30rem; }
  ${from('tablet')} { grid-template-columns: 1fr minmax(0, 30rem); align-items: center; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 2.5rem 1.5rem;
  padding-block: clamp(2.5rem, 4vw, 4rem);
  & :is(h2, h3) { margin-bottom: 0.5rem; font: ${font.weight.semibold} ${font.size.small}/1.3 ${font.family.text}; letter-spacing: 0; }
  ${from('tablet')} { grid-template-columns: 4fr 2fr 2fr 4fr; }
  ${besideButton} { padding-bottom: 5rem; }
  @media print { grid-template-columns: 3fr 2fr 2fr 4fr; padding-block: 4mm; }
`;

export const Brand = styled.div`
  & img { width: auto; height: 40px; margin-bottom: 1.125rem; }
  & p { max-width: 20rem; }
  ${below('tablet')} { grid-column: 1 / -1; }
  @media print {
    grid-column: auto;
    & img { filter: invert(1) grayscale(1); }
  }
`;

export const Contact = styled.div`
  & li { display: flex; gap: 0.75rem; align-items: flex-start; padding-block: 0.5625rem; white-space: pre-line; }
  & .icon { width: 1.125rem; height: 1.125rem; margin-top: 0.1875rem; color: ${color.apricot[400]}; }
  & a { display: inline-block; padding-block: 0.625rem; margin-block: -0.625rem; }
  ${below('tablet')} { grid-column: 1 / -1; }
  @media print { grid-column: auto; }
`;

export const Base = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 1.25rem 1.5rem;
  border-top: 1px solid ${line};
  & > div { display: flex; gap: 0.75rem; }
  @media print { padding-block: 2mm; border: 0; }
`;

export const Social = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px ${translucent(color.white, 0.3)};
  color: ${color.white};
  transition: background-color ${duration.fast};
  &:hover { background: ${translucent(color.white, 0.16)}; }
  &:focus-visible { border-radius: 50%; }
  & .icon { width: 1.125rem; height: 1.125rem; }
`;

/** Quiet, beside the copyright line. */
export const Cookies = styled.button`
  min-height: 2.75rem;
  min-width: 2.75rem;
  margin-inline-end: auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  flex: none;
  cursor: pointer;
  &:hover { color: ${color.white}; text-decoration: underline; text-underline-offset: 0.25em; }
  @media print { display: none; }
`;
