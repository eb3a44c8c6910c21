import styled from '@emotion/styled';
import { below, low, theme, translucent, unopened } from '../../theme.ts';

const { color, duration, font, radius, size, space } = theme;

/**
 * Without the boot script the header cannot know how far the page is scrolled: it then scrolls away with it, as in a low
 * window, and on small screens shows what the menu holds once the script is taken for lost. So it does where the menu was
 * asked for and its script does not come.
 */
export const Root = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme['z-index'].header};
  display: flex;
  align-items: center;
  height: ${size.header};
  transition: background-color ${duration.base}, box-shadow ${duration.base};
  [data-scrolled] & { background: ${translucent(color.white, 0.94)}; -webkit-backdrop-filter: saturate(1.4) blur(14px); backdrop-filter: saturate(1.4) blur(14px); box-shadow: 0 1px 0 ${color.agave[100]}; }
  & > div { display: flex; align-items: center; gap: ${space[6]}; }
  & > div > [data-look] { white-space: nowrap; }
  html:not([data-boot]) & { position: absolute; }
  ${low} { position: absolute; }
  ${below('xl')} {
    height: ${size['header-mobile']};
    & > div > [data-look] { display: none; }
    ${unopened} {
      position: static;
      height: auto;
      padding-block: 1rem;
      & > div { flex-wrap: wrap; gap: 0.5rem; }
      & > div > [data-look] { display: inline-flex; }
    }
    html:not([data-boot]) & { animation: hold 1ms 4s backwards; }
    html:not([data-boot]) & > div > [data-look] { animation: fold 1ms 4s backwards; }
  }
  @keyframes hold { from { position: absolute; height: ${size['header-mobile']}; padding-block: 0; } }
  @media (scripting: none) { html:not([data-boot]) & { &, & > div > [data-look] { animation: none; } } }
`;

export const Skip = styled.a`
  position: fixed;
  inset-inline-start: 1rem;
  top: 0.75rem;
  z-index: 1;
  padding: 0.75rem 1.25rem;
  border-radius: ${radius.full};
  background: ${color.agave[900]};
  color: ${color.white};
  font-weight: ${font.weight.semibold};
  translate: 0 -6rem;
  &:focus-visible { translate: none; border-radius: ${radius.full}; }
`;

export const Logo = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  margin-inline-end: auto;
  & img { height: 36px; width: auto; }
  ${below('xl')} { & img { height: 30px; } }
`;

export const Navigation = styled.nav`
  display: flex;
  align-items: center;
  gap: 0.125rem;
  & a { display: inline-flex; align-items: center; gap: 0.375rem; min-height: 2.75rem; padding: 0.625rem 0.8125rem; border-radius: ${radius.full}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; line-height: 1.3; color: ${color.agave[900]}; white-space: nowrap; transition: background-color ${duration.fast}; }
  & a:hover { background: ${translucent(color.agave[900], 0.07)}; }
  & a[aria-current] { color: ${color.buganvilia[600]}; font-weight: ${font.weight.semibold}; }
  & .icon { width: 1rem; height: 1rem; }
  ${below('xl')} {
    display: none;
    ${unopened} { display: flex; flex-wrap: wrap; }
    html:not([data-boot]) & { animation: fold 1ms 4s backwards; }
  }
  @media (scripting: none) { html:not([data-boot]) & { animation: none; } }
`;
