import styled from '@emotion/styled';
import { theme } from '../../theme.ts';

const { color, font, radius, shadow } = theme;

/** A thin bar; its parts are SVG elements, whose width is an attribute and so needs no inline style. */
export const Bar = styled.div`
  display: flex;
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.agave[100]};
  & > svg { height: 100%; border-radius: ${radius.full}; background: linear-gradient(90deg, ${color.ember[500]}, ${color.buganvilia[600]}); }
  &[data-split] { gap: 3px; background: none; }
  &[data-split] > svg { background: var(--tone); }
`;

export const Steps = styled.div`
  display: flex;
  gap: 6px;
  & > i { flex: 1; height: 6px; border-radius: ${radius.xs}; background: ${color.agave[100]}; }
  & > [data-done] { background: ${color.buganvilia[600]}; }
`;

export const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 6px;
  height: 60px;
  & > svg { flex: 1; min-width: 0; border-start-start-radius: ${radius.xs}; border-start-end-radius: ${radius.xs}; background: ${color.apricot[400]}; }
  & > :last-child { background: ${color.buganvilia[600]}; }
`;

export const Range = styled.div`
  display: flex;
  align-items: center;
  height: 8px;
  border-radius: ${radius.full};
  background: ${color.agave[800]};
  & > svg { height: 100%; border-radius: ${radius.full}; background: ${color.buganvilia[600]}; }
  &[data-thin] { margin-top: 20px; }
  & > i { flex: none; width: 24px; height: 24px; margin-inline: -12px; border-radius: 50%; background: ${color.white}; box-shadow: 0 0 0 2px ${color.agave[900]}, ${shadow.sm}; }
`;

export const Ring = styled.svg`
  flex: none;
  width: 48px;
  height: 48px;
  fill: none;
  stroke: ${color.agave[100]};
  stroke-width: 7;
  & > :nth-child(2) { stroke: ${color.buganvilia[600]}; stroke-linecap: round; }
  & > :last-child { fill: ${color.apricot[400]}; stroke: none; }
`;

export const Tree = styled.svg`
  width: 100%;
  height: auto;
  & > path { fill: none; stroke: var(--tone); stroke-width: 7; }
  & > [stroke-dasharray] { stroke: ${color.agave[200]}; stroke-linecap: round; }
  & > circle, & > rect { fill: var(--tone); }
  & > text { fill: ${color.text.strong}; font: ${font.weight.semibold} 13px ${font.family.text}; text-anchor: middle; }
  & > rect + text { font-size: 12.5px; }
  & > [data-root] { fill: ${color.white}; }
`;
