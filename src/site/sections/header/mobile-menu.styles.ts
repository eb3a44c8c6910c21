import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { from, linedInChosenColors, theme, translucent, unopened } from '../../theme.ts';

const { color, duration, easing, font, radius, shadow, size } = theme;

const slide = keyframes`from { translate: var(--away); }`;
const fade = keyframes`from { opacity: 0; }`;

export const Burger = styled.span`
  ${from('xl')} { display: none; }
  ${unopened} { display: none; }
`;

/**
 * Comes in from the end of the line and leaves the same way. Its place is the window also before it is modal. Seen from
 * the first frame on: what is hidden still cannot take the focus when the panel becomes modal.
 */
export const Drawer = styled.dialog`
  --away: 100%;
  display: block;
  visibility: hidden;
  position: fixed;
  inset-block: 0 auto;
  width: min(100%, 23.5rem);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  overflow: hidden auto;
  background: ${color.white};
  color: ${color.agave[900]};
  translate: var(--away);
  transition: translate ${duration.base} ${easing.out}, visibility ${duration.base}, overlay ${duration.base} allow-discrete;
  &[open] { visibility: visible; transition-duration: ${duration.base}, 0s, ${duration.base}; translate: none; animation: ${slide} ${duration.base} ${easing.out}; }
  &::backdrop { background: ${translucent(color.agave[950], 0.55)}; animation: ${fade} ${duration.base}; }
  ${from('xl')} { &:not([open]) { display: none; } }
  [dir='rtl'] & { --away: -100%; }
  html:has(&[open]) { overflow: hidden; }
  ${linedInChosenColors}
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: 0 1.25rem;
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${size['header-mobile']};
  & img { height: 30px; width: auto; }
`;

export const Items = styled.nav`
  padding-top: 0.75rem;
  & a { display: flex; align-items: center; justify-content: space-between; min-height: 3.625rem; border-bottom: 1px solid ${color.agave[100]}; font: ${font.weight.semibold} 1.625rem/1.1 ${font.family.display}; letter-spacing: -0.025em; }
  & a:is(:hover, [aria-current]) { color: ${color.buganvilia[600]}; }
  & .icon { width: 1.25rem; color: ${color.agave[500]}; }
`;

export const Languages = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem;
  margin: 1.5rem 0 1rem;
  & a { display: flex; align-items: center; justify-content: center; min-height: 3rem; border-radius: ${radius.full}; box-shadow: ${shadow.hairline}; font-weight: ${font.weight.semibold}; }
  & a:hover { background: ${color.agave[50]}; }
  & a[aria-current] { background: ${color.agave[900]}; color: ${color.white}; }
`;

/** The coil ends at the panel's right edge and its tracks leave at the left. */
export const Art = styled.div`
  position: relative;
  flex: none;
  height: 236px;
  margin: auto -1.25rem 0;
  overflow: hidden;
  & img { position: absolute; right: 20px; bottom: 0; width: auto; max-width: none; height: 200px; }
`;
