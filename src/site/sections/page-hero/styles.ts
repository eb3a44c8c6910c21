import styled from '@emotion/styled';
import { below, theme } from '../../theme.ts';

/** The picture fills the panel; a vignette stands in its middle. Without one the panel grows so that little is cut. */
export const Panel = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  min-height: 424px;
  padding: 32px;
  border-radius: ${theme.radius.xl};
  background: var(--tone);
  & > :first-child { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  &[data-focus='top'] > :first-child { object-position: 50% 0; }
  & > [data-vignette] { position: relative; width: min(100%, 368px); }
  ${below('lg')} {
    --least: min(368px, 105vw - 2.1 * ${theme.space.gutter});
    min-height: var(--least);
    padding: 20px;
    &:not(:has([data-vignette])) { min-height: max(var(--least), min(60vw, 608px)); }
  }
`;

export const Art = styled.div`
  & img { width: 100%; }
`;

export const Buttons = styled.div`
  margin-top: ${theme.space[8]};
`;
