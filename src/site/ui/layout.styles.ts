import styled from '@emotion/styled';
import { from, theme } from '../theme.ts';

const { space, size } = theme;

/** The page's column: as wide as the container, never closer to the window's edge than the gutter. */
export const Wrap = styled.div`
  width: min(100% - 2 * ${space.gutter}, ${size.container});
  margin-inline: auto;
`;

/** The head of a section: heading and, beside it from 1024 px, the lead. */
export const Head = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-bottom: clamp(2.25rem, 1.6rem + 2.6vw, 4rem);
  & h2 { max-width: 18em; }
  &[data-align='center'] { text-align: center; justify-items: center; }
  ${from('lg')} {
    &[data-align='split'] { grid-template-columns: 7fr 5fr; column-gap: clamp(2rem, 5vw, 5rem); align-items: end; }
  }
`;

/** The larger paragraph that opens a section or a hero. */
export const Lead = styled.p`
  font-size: ${theme.font.size.lead};
  line-height: ${theme.font['line-height'].lead};
  max-width: 34rem;
`;
