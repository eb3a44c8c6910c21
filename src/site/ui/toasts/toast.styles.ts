import styled from '@emotion/styled';
import { below, linedInChosenColors, theme, translucent } from '../../theme.ts';

const { color, duration, easing, font, radius, shadow, size, space } = theme;

/** Where messages stand: top right under the header, on phones at the lower edge. */
export const Corner = styled.div`
  position: fixed;
  z-index: ${theme['z-index'].toast};
  inset-inline-end: clamp(1rem, 2vw, 1.75rem);
  top: calc(${size.header} + 1rem);
  width: min(100% - 2rem, 25rem);
  pointer-events: none;
  & .notistack-SnackbarContainer { display: grid; }
  & .notistack-CollapseWrapper > div { width: 100%; padding-bottom: ${space[3]}; }
  ${below('md')} { top: auto; inset-inline-end: 1rem; bottom: 0.25rem; }
`;

export const Moving = styled.div`
  transition: opacity ${duration.fast} ${easing.out}, translate ${duration.fast} ${easing.out};
  &:is([data-state='exited'], [data-state='exiting']) { opacity: 0; translate: 0 -8px; }
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: 2.25rem 1fr 2rem;
  gap: 0.875rem;
  align-items: start;
  padding: 1.125rem;
  border-radius: ${radius.md};
  background: ${color.white};
  box-shadow: ${shadow.lg}, ${shadow.hairline};
  font-size: ${font.size.small};
  line-height: 1.4;
  & strong { display: block; color: ${color.text.strong}; font-size: 1rem; font-weight: ${font.weight.semibold}; }
  & > i { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: 50%; background: ${color.success[100]}; color: ${color.success[700]}; }
  & button { position: relative; display: grid; place-items: center; width: 2rem; height: 2rem; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
  & button:hover { background: ${translucent('currentColor', 0.12)}; }
  & button::after { content: ''; position: absolute; inset: -6px; }
  ${linedInChosenColors}
  &[data-toast='info'] > i { background: ${color.apricot[200]}; color: ${color.text.strong}; }
  &[data-toast='danger'] { background: ${color.danger[700]}; color: ${color.white}; }
  &[data-toast='danger'] strong { color: ${color.white}; }
  &[data-toast='danger'] > i { background: ${translucent(color.white, 0.18)}; color: ${color.white}; }
  &[data-toast='danger'] :focus-visible { outline-color: ${color.white}; }
`;
