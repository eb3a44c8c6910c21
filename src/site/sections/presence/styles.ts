import styled from '@emotion/styled';
import { below, from, theme, translucent } from '../../theme.ts';

const { color, font, space } = theme;

const line = `1px solid ${translucent(color.white, 0.2)}`;

export const Root = styled.section`
  overflow: hidden;
`;

/** On phones the map is larger than the page and loses only ocean at its sides. */
export const World = styled.div`
  margin: -1rem 0 clamp(1.5rem, 3vw, 2.5rem);
  & img { width: 100%; }
  ${below('md')} {
    margin: 0 -25% 1.5rem;
  }
`;

export const Continents = styled.ul`
  display: grid;
  border-top: ${line};
  & > li { padding-block-start: 1.75rem; }
  & h3 { display: flex; gap: 0.75rem; align-items: center; margin-bottom: 1.25rem; }
  & h3::before { content: ''; width: 0.75rem; height: 0.75rem; border-radius: 50%; background: var(--tone); box-shadow: 0 0 0 2.5px ${translucent(color.white, 0.9)}; }
  & dl { display: grid; gap: 0.875rem; }
  & dt { color: ${color.text['on-dark']}; font-weight: ${font.weight.semibold}; }
  & dd { font-size: ${font.size.small}; }
  ${from('tablet')} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space.grid};
  }
  ${below('tablet')} {
    & > li { padding-block-end: 1.5rem; }
    & > li:not(:last-child) { border-bottom: ${line}; }
    & > li:last-child { padding-block-end: 0; }
    & dl { grid-template-columns: repeat(auto-fill, minmax(min(45%, 11rem), 1fr)); }
  }
`;
