import styled from '@emotion/styled';
import { below, cramped, from, theme } from '../../theme.ts';

const { color, duration, easing, font, radius, shadow, size } = theme;

/** A card: picture above text, on phones beside it. The featured one spans the row on ink. */
export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.white};
  box-shadow: ${shadow.hairline};
  transition: box-shadow ${duration.base} ${easing.out}, translate ${duration.base} ${easing.out};
  &:hover { box-shadow: ${shadow.md}, ${shadow.hairline}; translate: 0 -4px; }
  ${below('compact')} { &:not([data-featured]) { flex-direction: row; ${cramped} { flex-direction: column; } } }
  &[data-featured] {
    grid-column: 1 / -1;
    background: var(--tone);
    color: ${color.text['on-dark-muted']};
    ${from('lg')} { display: grid; grid-template-columns: 5fr 7fr; min-height: 27.5rem; }
  }
  &[data-featured] :focus-visible { outline-color: ${color.focus.dark}; }
`;

export const Art = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  margin: 0.5rem 0.5rem 0;
  border-radius: ${radius.art};
  background: var(--tone);
  & img { width: 100%; height: 100%; object-fit: cover; transition: scale ${duration.slow} ${easing.out}; }
  [data-item]:hover > & img { scale: 1.03; }
  ${below('compact')} { flex: none; width: ${size['solution-row-art']}; aspect-ratio: auto; min-height: 7.25rem; margin-bottom: 0.5rem; margin-inline-end: 0; ${cramped} { width: auto; margin-inline-end: 0.5rem; } }
  [data-featured] > & {
    position: relative;
    width: auto;
    min-height: 17.5rem;
    margin: 0;
    aspect-ratio: auto;
    border-radius: 0;
    & img { position: absolute; inset-inline-start: 1rem; top: 1rem; width: max(620px, 100%); max-width: none; height: auto; transform-origin: 0 50%; }
    ${below('compact')} { min-height: 8.75rem; & img { inset-inline-start: 0.75rem; top: 0.75rem; width: max(440px, 100%); } }
    ${from('lg')} { order: 1; & img { inset-inline-start: 0; top: 50%; width: 760px; translate: 0 -50%; } }
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  padding: 1.5rem 1.75rem 1.75rem;
  & h3 + p { margin: 0.5rem 0 1.25rem; }
  & > :last-child { margin-top: auto; }
  ${below('compact')} {
    justify-content: center;
    min-width: 0;
    padding: 0.75rem 1rem;
    & h3 { font-size: 1.1875rem; }
    & h3 + p { margin: 0.1875rem 0 0.375rem; line-height: 1.4; }
    & h3 ~ p { font-size: ${font.size.small}; }
    & > :last-child { margin-top: 0; }
  }
  [data-featured] > & {
    justify-content: center;
    padding: clamp(1.75rem, 4vw, 4rem);
    & h3 { margin-top: 1rem; font-size: ${font.size.h2}; line-height: ${font['line-height'].snug}; letter-spacing: ${font.tracking.h2}; color: ${color.white}; }
    & h3 + p { margin: 1rem 0 0; font-size: ${font.size.lead}; line-height: ${font['line-height'].lead}; }
    & > :last-child { margin-top: 1.75rem; font-size: inherit; color: ${color.white}; }
    ${below('compact')} { padding: 24px; & h3 { margin-top: 0.625rem; } & h3 + p { margin-top: 0.5rem; } & > :last-child { margin-top: 1rem; } }
  }
`;
