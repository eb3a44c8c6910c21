import styled from '@emotion/styled';
import { below, linedInChosenColors, theme, translucent } from '../theme.ts';

const { color, duration, easing, font, radius, size } = theme;

/** Buttons side by side; below 480 px each takes a row. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  ${below('sm')} { & > [data-look] { flex: 1 1 100%; } }
`;

/** A button or a link that looks like one: data-look says which. */
export const ButtonRoot = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: ${size.control};
  padding: 0.625rem 26px;
  border: 0;
  border-radius: ${radius.full};
  font: ${font.weight.semibold} 1rem/1.2 ${font.family.text};
  cursor: pointer;
  text-align: center;
  transition: background-color ${duration.fast} ${easing.out}, box-shadow ${duration.fast} ${easing.out}, color ${duration.fast};
  &:focus-visible { border-radius: ${radius.full}; }
  ${linedInChosenColors}
  & .icon { transition: transform ${duration.fast} ${easing.out}; }
  &:hover .icon[data-icon='arrow-right'] { transform: translateX(3px); }
  &[data-look='primary'] { background: ${color.buganvilia[600]}; color: ${color.white}; }
  &[data-look='primary']:hover { background: ${color.buganvilia[700]}; }
  &[data-look='ink'] { background: ${color.agave[900]}; color: ${color.white}; }
  &[data-look='ink']:hover { background: ${color.agave[700]}; }
  &[data-look='ghost'] { background: transparent; color: ${color.agave[900]}; box-shadow: inset 0 0 0 1.5px ${translucent(color.agave[900], 0.28)}; }
  &[data-look='ghost']:hover { background: ${color.white}; box-shadow: inset 0 0 0 1.5px ${color.agave[900]}; }
  &[data-look='white'] { background: ${color.white}; color: ${color.agave[900]}; }
  &[data-look='white']:hover { background: ${color.apricot[200]}; }
  &[data-look='ghost-dark'] { background: transparent; color: ${color.white}; box-shadow: inset 0 0 0 1.5px ${translucent(color.white, 0.5)}; }
  &[data-look='ghost-dark']:hover { background: ${translucent(color.white, 0.12)}; box-shadow: inset 0 0 0 1.5px ${color.white}; }
  &[data-small] { min-height: 2.75rem; padding-inline: 20px; font-size: ${font.size.small}; }
  &[data-look][disabled] { background: ${color.agave[200]}; color: ${color.agave[500]}; cursor: not-allowed; }
`;
