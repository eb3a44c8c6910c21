import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

export const Text = styled.div`
  & h1 { max-width: 12em; }
  & > :last-child { margin-top: 2rem; }
  ${from('lg')} { & h1 { max-width: 11em; } }
`;

/**
 * The drawing fills the panel and is what a card's picture turns into; the screen stands where the
 * drawing is calm, at the lower left in every writing direction.
 */
export const Panel = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 480px;
  border-radius: ${theme.radius.xl};
  background: var(--tone);
  view-transition-name: page-art;
  & > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  & > div { position: absolute; left: 1.5rem; bottom: 1.5rem; width: 280px; }
  ${below('lg')} {
    min-height: 464px;
    & > img { object-position: 50% 22%; }
    & > div { left: 1rem; bottom: 1rem; }
  }
  ${below('phone')} {
    min-height: 368px;
    & > img { object-position: 76% 0; }
    &[data-focus='left'] > img { object-position: 38% 0; }
    & > div { width: min(264px, 100% - 2rem); }
  }
`;
