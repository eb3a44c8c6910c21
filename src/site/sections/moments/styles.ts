import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color, radius, space } = theme;

export const Intro = styled.div`
  display: grid;
  gap: clamp(2rem, 5vw, 5rem);
  ${from('lg')} { grid-template-columns: 7fr 5fr; align-items: end; }
`;

/** A card's screen stands in the middle of the room above its words. */
export const Cards = styled.div`
  display: grid;
  gap: ${space.grid};
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  & > article { display: flex; flex-direction: column; padding: clamp(20px, 2vw, 28px); border-radius: ${radius.lg}; background: var(--tone); }
  & > article > div { flex: 1; display: grid; align-content: center; padding-block: 0.5rem 1.75rem; }
  & > article > div > div { width: min(100%, 432px); margin-inline: auto; }
  & > article > h3 { margin-bottom: 0.375rem; }
  & > article > p { color: ${color.agave[800]}; }
  ${from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
    & > article { min-height: 29rem; }
    & > article > div > div { padding-inline: 12px; }
    & :has(> figure) { gap: 6px; }
  }
  ${from('lg')} {
    & > article > div > div { padding-inline: 20px; }
    & :has(> figure) { gap: 10px; }
  }
  ${below('compact')} {
    grid-auto-flow: column;
    grid-auto-columns: min(84%, 20rem);
    overflow-x: auto;
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    scroll-padding-inline: ${space.gutter};
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    &:focus-visible { outline-offset: -3px; }
    & > article { padding: 20px; scroll-snap-align: start; }
    & > article > div { align-content: start; padding-block: 0 1.25rem; }
    & > article > div > div { padding: 14px 12px; }
    & :has(> figure) { gap: 6px; }
  }
  ${below('tiny')} { & > article { padding-inline: 10px; } }
`;
