import styled from '@emotion/styled';
import { below, from, linedInChosenColors, low, theme, translucent } from '../../theme.ts';

const height = '3.5rem';
const rest = '6.5rem';
const edge = 'clamp(1rem, 2.4vw, 2rem)';
const { color, duration, easing, font, radius, shadow } = theme;

/** A landmark, so that the button is found among the places of the page; it has no box of its own. */
export const Place = styled.aside`
  display: contents;
`;

/**
 * Follows the window's lower edge and comes to rest above the footer's last line, so that it never lies on a link
 * there. Hidden from keyboard and screen readers, too, until it appears, and while a form is filled in, whose fields and
 * button it would cover. Rises above a bar and above toasts; in a low window it waits where it rests.
 */
export const Root = styled.a`
  position: sticky;
  bottom: ${edge};
  z-index: ${theme['z-index'].float};
  display: flex;
  align-items: center;
  width: fit-content;
  margin-block: calc(-1 * (${height} + ${rest})) ${rest};
  margin-inline: auto ${edge};
  gap: 0.625rem;
  height: ${height};
  padding-inline: 1.125rem 1.375rem;
  border-radius: ${radius.full};
  background: ${color.agave[900]};
  color: ${color.white};
  font-weight: ${font.weight.semibold};
  box-shadow: 0 0 0 3px ${translucent(color.white, 0.9)}, ${shadow.lg};
  visibility: hidden;
  opacity: 0;
  transition: background-color ${duration.fast}, opacity ${duration.base} ${easing.out}, visibility ${duration.base};
  [data-floating] & { visibility: visible; opacity: 1; }
  &:hover { background: ${color.buganvilia[600]}; }
  ${linedInChosenColors}
  /* Seen on light and on dark: the ring of ink stands between two white ones. */
  &:focus-visible { border-radius: ${radius.full}; box-shadow: 0 0 0 9px ${color.white}, ${shadow.lg}; }
  :has([data-sticky-bar]) > * > & { bottom: 7rem; }
  ${from('md')} { & > [role='tooltip'] { display: none; } }
  ${below('md')} {
    width: ${height};
    padding: 0;
    justify-content: center;
    :has(form :focus) > * > & { visibility: hidden; opacity: 0; }
    :has([data-toast]) > * > & { bottom: 8.5rem; }
    & > span:not([role]) { position: absolute; inset: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
  ${low} { &, :has([data-sticky-bar]) > * > & { position: relative; bottom: auto; } }
`;
