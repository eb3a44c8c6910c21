import styled from '@emotion/styled';
import { below, from, theme, translucent } from '../../theme.ts';

const { color, font, radius, size } = theme;

/** Our column is one slab of ink; below 768 px a feature takes its own row with the two values under it. */
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  text-align: start;
  & :is(th, td) { padding: 1.3125rem 1.75rem; border-bottom: 1px solid ${color.agave[100]}; line-height: 1.4; text-align: start; }
  & thead th { padding-block: 1.5rem; border-bottom: 0; font: ${font.weight.semibold} ${font.size.h4}/1.25 ${font.family.display}; letter-spacing: -0.012em; color: ${color.agave[900]}; }
  & tbody th { width: 38%; font-weight: ${font.weight.semibold}; color: ${color.agave[900]}; }
  & th:first-child { padding-inline-start: 0; }
  & thead th:first-child { font: ${font.weight.medium} ${font.size.small}/1.3 ${font.family.text}; letter-spacing: 0; color: ${color.agave[500]}; }
  & tr > :nth-child(2) { width: 31%; border-color: ${translucent(color.white, 0.14)}; background: ${color.agave[900]}; font-weight: ${font.weight.semibold}; color: ${color.white}; }
  & tr > :nth-child(2) [role='tooltip'] { background: ${color.white}; color: ${color.agave[900]}; }
  & thead tr > :nth-child(2) { border-radius: ${radius.lg} ${radius.lg} 0 0; }
  & tbody tr:last-child > :is(th, td) { border-bottom: 0; }
  & tbody tr:last-child > td:nth-child(2) { border-radius: 0 0 ${radius.lg} ${radius.lg}; }
  & thead img { width: auto; height: 30px; }
  ${from('md')} {
    [data-surface='mist'] & tr > :not(:nth-child(2)) { border-color: ${color.agave[200]}; }
    & tbody > tr > * { height: 4.5rem; padding-block: 0.875rem; }
  }
  ${below('md')} {
    --cell: ${color.agave[50]};
    --ground: ${color.white};
    [data-surface='mist'] & { --cell: ${color.white}; --ground: ${color.agave[50]}; --line: ${color.agave[200]}; }
    &, & tbody { display: block; }
    & thead { position: sticky; z-index: ${theme['z-index'].raised}; top: ${size['header-mobile']}; display: block; }
    & tr { display: grid; grid-template-columns: 1fr 1fr; }
    & thead tr { background: var(--ground); }
    & thead th { display: flex; align-items: center; padding: 0.875rem 1rem; font-size: 1rem; }
    & thead th:first-child { position: absolute; clip-path: inset(50%); }
    & tr > :nth-child(2) { width: auto; }
    & thead tr > :nth-child(2) { border-radius: ${radius.md} ${radius.md} 0 0; }
    & thead img { height: 24px; }
    & tbody th:first-child { grid-column: 1 / -1; width: auto; padding: 1.125rem 1rem 0.625rem; border: 0; background: var(--cell); }
    & tbody tr + tr > th:first-child { border-top: 4px solid var(--line, var(--ground)); }
    & td { display: flex; align-items: center; min-height: 3.5rem; padding: 0.875rem 1rem; border: 0; font-size: ${font.size.small}; }
    & td:last-child { background: var(--cell); }
    & tbody tr:last-child > td:nth-child(2) { border-radius: 0; border-end-start-radius: ${radius.md}; }
    & tbody tr:last-child > td:last-child { border-end-end-radius: ${radius.md}; }
  }
  @media print {
    display: table;
    & thead { display: table-header-group; position: static; }
    & tbody { display: table-row-group; }
    & tr { display: table-row; }
    & tr > :is(th, td) { display: table-cell; position: static; clip-path: none; width: auto; height: auto; min-height: 0; padding: 2mm 3mm; border: 0; border-bottom: 0.5pt solid ${color.agave[300]}; border-radius: 0; }
    & thead img { filter: invert(1) grayscale(1); }
  }
`;

/** A check or a cross on its disc. */
export const Mark = styled.span`
  align-items: center;
  justify-content: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: ${color.agave[100]};
  color: ${color.agave[500]};
  & .icon { width: 1rem; height: 1rem; stroke-width: 2.75; }
  &[data-value='true'] { background: ${color.apricot[400]}; color: ${color.agave[900]}; }
`;
