import styled from '@emotion/styled';
import { below, linedInChosenColors, theme } from '../../theme.ts';

const { color, duration, easing, font, radius, shadow, size } = theme;

const row = size['process-row'];

/** The line runs from the first node to the last; --filled says how far it is coloured. */
export const Steps = styled.ol`
  --middle: 50%;
  position: relative;
  max-width: 68rem;
  margin-inline: auto;
  &::before, &::after {
    content: '';
    position: absolute;
    inset-block: calc(${row} / 2);
    inset-inline-start: calc(var(--middle) - 3px);
    width: 6px;
    border-radius: ${radius.full};
    background: ${color.agave[200]};
    ${linedInChosenColors}
  }
  &::after {
    background: linear-gradient(${color.apricot[400]}, ${color.ember[500]} 40%, ${color.buganvilia[600]});
    transform: scaleY(var(--filled, 0));
    transform-origin: top;
    transition: transform ${duration.slow} ${easing.out};
  }
  ${below('md')} { --middle: 25px; }
`;

export const Step = styled.li`
  position: relative;
  z-index: ${theme['z-index'].raised};
  display: grid;
  grid-template-columns: 1fr 6.5rem 1fr;
  align-items: center;
  min-height: ${row};
  & > div {
    padding: 1.5rem 1.75rem;
    border-radius: ${radius.lg};
    background: ${color.white};
    box-shadow: ${shadow.hairline};
    transition: background-color ${duration.base}, color ${duration.base}, box-shadow ${duration.base};
    ${linedInChosenColors}
  }
  & small { display: block; font: ${font.weight.semibold} ${font.size.small}/1.8 ${font.family.text}; color: ${color.agave[500]}; }
  & h3 { margin-block: 0.5rem 0.375rem; }
  & :is(small, h3) { transition: color ${duration.base}; }
  & p { line-height: 1.5; }
  &:nth-child(even) > div { grid-column: 3; grid-row: 1; }
  &[data-state='active'] > div { background: ${color.agave[900]}; box-shadow: ${shadow.lg}; color: ${color.text['on-dark-muted']}; }
  &[data-state='active'] h3 { color: ${color.white}; }
  &[data-state='active'] small { color: ${color.apricot[400]}; }
  @media (forced-colors: active) { &[data-state='active'] > * { outline: 3px solid Highlight; } }
  ${below('md')} {
    grid-template-columns: 72px 1fr;
    & > div, &:nth-child(even) > div { grid-column: 2; grid-row: 1; padding: 18px 20px; }
  }
`;

/** A step's disc on the line: ringed when done, filled and larger when active, grey when still to come. */
export const Node = styled.span`
  --ring: ${color.agave[200]};
  --halo: 8px;
  grid-column: 2;
  grid-row: 1;
  justify-self: center;
  display: grid;
  place-items: center;
  width: 4.25rem;
  height: 4.25rem;
  border-radius: 50%;
  background: ${color.white};
  box-shadow: inset 0 0 0 2px var(--ring), 0 0 0 var(--halo) ${color.agave[50]};
  transition: background-color ${duration.base}, color ${duration.base}, box-shadow ${duration.base}, scale ${duration.base} ${easing.out};
  ${linedInChosenColors}
  & .icon { width: 1.625rem; height: 1.625rem; stroke-width: 1.75; }
  [data-state='done'] > & { --ring: ${color.ember[500]}; color: ${color.buganvilia[600]}; }
  [data-state='active'] > & { background: ${color.buganvilia[600]}; box-shadow: 0 0 0 var(--halo) ${color.buganvilia[100]}; color: ${color.white}; scale: 1.12; }
  ${below('md')} {
    --halo: 6px;
    grid-column: 1;
    justify-self: start;
    width: 50px;
    height: 50px;
    & .icon { width: 20px; height: 20px; }
  }
  @media print { display: none; }
`;
