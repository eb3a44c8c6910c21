import styled from '@emotion/styled';
import { below, from, theme } from '../../theme.ts';

const { color, font, radius, shadow, space } = theme;

/** Figures above the cards: below each other, three panels from 768 px; on phones one panel with three columns. */
export const Stats = styled.ul`
  display: grid;
  gap: ${space.grid};
  margin-bottom: clamp(2.5rem, 4vw, 4rem);
  ${from('md')} { grid-template-columns: repeat(3, 1fr); }
  ${below('compact')} {
    grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));
    gap: 0;
    margin-bottom: 1.25rem;
    border-radius: ${radius.lg};
    background: ${color.white};
    box-shadow: ${shadow.hairline};
  }
`;

export const Stat = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 1rem;
  align-items: start;
  padding: 1.5rem 1.75rem 1.625rem;
  border-radius: ${radius.lg};
  background: ${color.white};
  box-shadow: ${shadow.hairline};
  font-weight: ${font.weight.medium};
  line-height: 1.35;
  color: ${color.agave[900]};
  & b { display: block; margin-bottom: 0.5rem; font: ${font.weight.semibold} ${font.size.stat}/0.95 ${font.family.display}; letter-spacing: -0.045em; white-space: nowrap; }
  & > svg { width: 5rem; height: 5rem; align-self: center; }
  ${from('md')} {
    grid-template-columns: 1fr;
    align-content: start;
    padding: 1.25rem 1.375rem 1.5rem;
    & > svg { order: -1; width: 3.5rem; height: 3.5rem; }
  }
  ${from('lg')} {
    grid-template-columns: 1fr auto;
    padding: 1.5rem 1.75rem 1.625rem;
    & > svg { order: 0; width: 5rem; height: 5rem; }
  }
  ${below('compact')} {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.75rem;
    padding: 1rem 0.75rem 1.125rem;
    background: none;
    box-shadow: none;
    font-size: 0.875rem;
    line-height: 1.3;
    & + & { border-inline-start: 1px solid ${color.agave[100]}; border-radius: 0; }
    & b { --plus-size: 0.55em; font-size: clamp(1.75rem, 9vw, 2.375rem); }
    & > svg { width: 2.25rem; height: 2.25rem; align-self: flex-start; }
  }
  ${below('tiny')} { padding-inline: 0.375rem; font-size: 0.75rem; }
`;

export const Cards = styled.ul`
  display: grid;
  gap: ${space.grid};
  ${from('compact')} { grid-template-columns: 1fr 1fr; }
  ${from('lg')} { grid-template-columns: repeat(3, 1fr); }
  ${below('compact')} { gap: 0.625rem; }
`;

export const Below = styled.div`
  display: flex;
  justify-content: center;
  margin-top: clamp(2.5rem, 4vw, 3.5rem);
  ${below('sm')} { & > a { flex: 1; } }
`;
