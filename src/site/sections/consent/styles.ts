import styled from '@emotion/styled';
import { below, linedInChosenColors, notLow, theme } from '../../theme.ts';

const { color, font, radius, shadow } = theme;
const edge = 'clamp(1rem, 2.4vw, 2rem)';

/**
 * A card in the corner with the five tracks along its upper edge; the page stays usable beside it: what has the focus
 * comes above it, and so does the page's end (WCAG 2.2, 2.4.11). On phones the
 * floating button rises above it, wherever it else would be. Where the window is low for the size of its text, the card
 * lies over the header and over a bar, which would leave no room to read it.
 */
export const Root = styled.section`
  position: fixed;
  z-index: ${theme['z-index'].float};
  inset-inline-start: ${edge};
  bottom: ${edge};
  width: min(100% - 2rem, 30rem);
  max-height: calc(100dvh - 2rem);
  overflow: auto;
  display: grid;
  gap: 1.125rem;
  padding: 1.5rem;
  border-radius: ${radius.lg};
  background: ${color.white};
  box-shadow: ${shadow.lg}, ${shadow.hairline};
  font-size: ${font.size.small};
  line-height: 1.5;
  &::before { content: ''; position: absolute; inset: 0 0 auto; height: 5px; background: linear-gradient(90deg, ${color.agave[800]} 20%, ${color.buganvilia[600]} 20% 40%, ${color.ember[500]} 40% 60%, ${color.apricot[400]} 60% 80%, ${color.apricot[200]} 80%); }
  &:dir(rtl)::before { scale: -1 1; }
  &:focus-visible { border-radius: ${radius.lg}; }
  ${linedInChosenColors}
  & p { text-wrap: pretty; }
  & h2 { margin-bottom: 0.375rem; font-size: 1.25rem; letter-spacing: -0.015em; line-height: 1.25; }
  & a { color: ${color.agave[900]}; font-weight: ${font.weight.semibold}; text-decoration: underline; text-underline-offset: 0.2em; }
  & a:hover { text-decoration-thickness: 2px; }
  @media (max-height: 40em) { z-index: calc(${theme['z-index'].header} + 1); }
  ${notLow} {
    :root:root:has(&) { scroll-padding-bottom: calc(var(--consent-space) + 1rem); }
    :root & ~ [data-section='footer'] { padding-bottom: var(--consent-space); }
    :has([data-sticky-bar]) > & { bottom: 7rem; max-height: calc(100dvh - 8rem); }
    ${below('md')} {
      :root & ~ * > [data-section='floating-button'] { bottom: calc(var(--consent-space) + 0.75rem); }
      :root & ~ [data-section='footer'] { padding-bottom: calc(var(--consent-space) + 5rem); }
    }
  }
`;

/** Side by side, or one below the other where enlarged text would break their words. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: 0.625rem;
`;
