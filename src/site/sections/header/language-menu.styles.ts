import styled from '@emotion/styled';
import { below, linedInChosenColors, theme, translucent, unopened } from '../../theme.ts';

const { color, duration, font, radius, shadow } = theme;

/** Where no script opens it, the list opens while it is pointed at or focused; on small screens it stands in the line. */
export const Menu = styled.div`
  position: relative;
  & button { display: inline-flex; align-items: center; gap: 0.375rem; min-height: 2.75rem; padding: 0.625rem 0.8125rem; border: 0; border-radius: ${radius.full}; background: none; font: ${font.weight.medium} ${font.size.small}/1.3 ${font.family.text}; color: ${color.agave[900]}; white-space: nowrap; cursor: pointer; transition: background-color ${duration.fast}; }
  & button:hover, & button[aria-expanded='true'] { background: ${translucent(color.agave[900], 0.07)}; }
  & button .icon { width: 1rem; height: 1rem; }
  & ul { position: absolute; inset-inline-end: 0; top: calc(100% + 0.5rem); width: 12.5rem; padding: 0.5rem; border-radius: ${radius.md}; background: ${color.white}; box-shadow: ${shadow.lg}, ${shadow.hairline}; }
  & ul { ${linedInChosenColors} }
  & ul:not([data-open]) { display: none; }
  & a { display: flex; align-items: center; justify-content: space-between; min-height: 2.75rem; padding: 0.5rem 0.875rem; border-radius: ${radius.sm}; font-weight: ${font.weight.medium}; font-size: ${font.size.small}; color: ${color.agave[900]}; }
  & a:hover { background: ${color.agave[50]}; }
  & a[aria-current] { background: ${color.buganvilia[50]}; color: ${color.buganvilia[700]}; font-weight: ${font.weight.semibold}; }
  &:where(:hover, :focus-within) ul { ${unopened} { display: block; } }
  ${below('xl')} {
    display: none;
    ${unopened} {
      display: block;
      & > :not(ul), & .icon { display: none; }
      & ul { position: static; display: flex; width: auto; padding: 0; box-shadow: none; }
    }
    html:not([data-boot]) & { animation: fold 1ms 4s backwards; }
  }
  @media (scripting: none) { html:not([data-boot]) & { animation: none; } }
`;
