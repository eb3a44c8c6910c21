import styled from '@emotion/styled';
import { below, linedInChosenColors, low, theme } from '../../theme.ts';

const { color, font, radius, shadow } = theme;

/** Scrolled-to and focused elements must not end up behind the bar. In a low window it waits at the end of the page. */
export const Root = styled.div`
  position: sticky;
  bottom: 1rem;
  container-type: inline-size;
  z-index: ${theme['z-index'].float};
  html:has(&) { scroll-padding-bottom: 8rem; }
  ${low} {
    position: static;
    html:has(&) { scroll-padding-bottom: 0; }
  }
`;

/** In a narrow bar the words break first, then the button's. Where text is enlarged, the button stands below them. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem 2rem;
  padding: 1.125rem 1.25rem;
  padding-inline-start: 2rem;
  border-radius: ${radius.lg};
  background: ${color.surface.dark};
  color: ${color.text['on-dark-muted']};
  box-shadow: ${shadow.lg};
  & > p { flex: 1; min-width: min-content; overflow-wrap: normal; }
  @container (max-width: 17rem) { flex-wrap: wrap; }
  ${linedInChosenColors}
  & strong { display: block; font: ${font.weight.semibold} ${font.size.h4}/1.25 ${font.family.display}; letter-spacing: -0.012em; color: ${color.text['on-dark']}; text-wrap: balance; }
  & :focus-visible { outline-color: ${color.focus.dark}; }
  ${below('md')} {
    padding: 0.75rem;
    padding-inline-start: 1.25rem;
    gap: 1rem;
    & span { display: none; }
    & strong { font-size: 1.0625rem; }
    & [data-look] { padding-inline: 1.125rem; }
  }
`;
