import { css } from '@emotion/react';
import { fontFaces } from './fonts.ts';
import { below, cramped, low, theme, themeVariables, translucent } from './theme.ts';

const { color, font, radius, duration, easing } = theme;

/** A card's place among its neighbours, for the stagger of their entrance. */
const staggered = Array.from(
  { length: 14 },
  (_, index) => `[data-reveal]:nth-of-type(${index + 2}) { --i: ${index + 1}; }`,
).join(' ');

/** The rules every page shares: tokens, fonts, the browser's defaults set right, type, focus, motion. */
export const global = css`
  ${fontFaces}
  :root { ${themeVariables()} }
  * { box-sizing: border-box; }
  html { scroll-padding-top: 6rem; -webkit-text-size-adjust: 100%; }
  ${low} { html { scroll-padding-top: 1rem; } }
  body { margin: 0; font: ${font.weight.regular} ${font.size.body}/${font['line-height'].body} ${font.family.text}; color: ${color.text.muted}; background: ${color.surface.page}; -webkit-font-smoothing: antialiased; overflow-x: clip; overflow-wrap: anywhere; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  img, svg { display: block; }
  [hidden] { display: none !important; }
  img { max-width: 100%; height: auto; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  h1, h2, h3, h4 { font-family: ${font.family.display}; font-weight: ${font.weight.semibold}; color: ${color.text.strong}; text-wrap: balance; }
  h1 { font-size: ${font.size.h1}; line-height: 1; letter-spacing: ${font.tracking.hero}; }
  h2 { font-size: ${font.size.h2}; line-height: ${font['line-height'].snug}; letter-spacing: ${font.tracking.h2}; }
  h3 { font-size: ${font.size.h3}; line-height: ${font['line-height'].heading}; letter-spacing: ${font.tracking.h3}; }
  h4 { font-size: ${font.size.h4}; line-height: 1.25; letter-spacing: -0.012em; }
  ${below('tiny')} { h2 { font-size: 1.8125rem; } }
  ${cramped} { h1, h2, h3 { hyphens: auto; } }
  h1:focus { outline: none; }
  p, li { text-wrap: pretty; }
  .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .sprite { display: none; }
  .icon { width: 1.25em; height: 1.25em; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  [dir='rtl'] .icon[data-icon^='arrow-'] { scale: -1 1; }
  /* Arabic letters are joined: any tracking breaks the joints. */
  [dir='rtl'] * { letter-spacing: 0 !important; }
  :focus-visible { outline: 3px solid ${color.focus.light}; outline-offset: 3px; border-radius: ${radius.xs}; }
  [data-surface='dark'] :focus-visible { outline-color: ${color.focus.dark}; }
  main { padding-bottom: ${theme.space.section}; }
  /* Room to scroll in while the page's opening is all that is drawn. */
  main[data-opening] { min-height: 300vh; }
  main:has(> :is([data-fills], [data-surface]):last-child) { padding-bottom: 0; }
  [data-surface] { position: relative; padding-block: ${theme.space.section}; }
  [data-surface='mist'] { background: ${color.surface.mist}; }
  [data-surface='dark'] { background: ${color.surface.dark}; color: ${color.text['on-dark-muted']}; }
  [data-surface='dark'] :is(h2, h3, h4) { color: ${color.text['on-dark']}; }
  [data-surface='page'] + [data-surface='page'], [data-surface='mist'] + [data-surface='mist'] { padding-top: 0; }
  [data-tone='ink'] { --tone: ${color.agave[900]}; }
  [data-tone='agave'] { --tone: ${color.agave[800]}; }
  [data-tone='mist'] { --tone: ${color.agave[50]}; }
  [data-tone='mint'] { --tone: ${color.agave[100]}; }
  [data-tone='rose'] { --tone: ${color.buganvilia[100]}; }
  [data-tone='warm'] { --tone: ${color.apricot[200]}; }
  [data-tone='apricot'] { --tone: ${color.apricot[400]}; }
  [data-tone='ember'] { --tone: ${color.ember[500]}; }
  [data-tone='peach'] { --tone: ${color.ember[100]}; }
  [data-tone='buganvilia'] { --tone: ${color.buganvilia[600]}; }
  [data-tone='white'] { --tone: ${color.white}; }
  /* Not from 0: a browser takes what cannot be seen at all for not painted, and the title for late. */
  @keyframes enter { from { opacity: 0.01; translate: 0 16px; } }
  @keyframes rise { from { opacity: 0; translate: 0 24px; } }
  @keyframes failsafe { to { opacity: 1; } }
  @keyframes wait { from { scale: 0 1; } to { scale: 0.9 1; } }
  @keyframes appear { to { visibility: visible; } }
  @keyframes fold { from { position: absolute; inset: 0; visibility: hidden; } }
  /* A page that was asked for is on its way: seen where that takes a moment, also in an open menu, which lies above all. */
  [data-waiting]::before, [data-waiting] dialog::before { content: ''; position: fixed; z-index: ${theme['z-index'].toast}; inset: 0 0 auto; border-top: 3px solid ${color.buganvilia[600]}; animation: wait 9s 150ms ${easing.out} both; }
  /* Nothing takes a click, a key or a letter before the boot script is there to keep it. */
  @media (scripting: enabled) {
    html:not([data-boot]) :is(button, form) { visibility: hidden; animation: appear 1ms 4s forwards; }
  }
  @media (prefers-reduced-motion: no-preference) {
    html { scroll-behavior: smooth; }
    [data-enter] { animation: enter ${duration.hero} ${duration['hero-delay']} ${easing.out} backwards; }
    [data-reveal='in'] { animation: rise ${duration.slow} ${easing.out} backwards; animation-delay: calc(var(--i, 0) * ${duration.stagger}); }
    @media (scripting: enabled) {
      [data-reveal]:not([data-reveal='in']) { opacity: 0; animation: failsafe 1ms 4s forwards; }
      [data-boot] [data-reveal]:not([data-reveal='in']) { animation: none; }
    }
    ${staggered}
  }
  /* No moment at all: a short one would keep what becomes visible from the focus, one level of the document after the other. */
  @media (prefers-reduced-motion: reduce) { *, *::before, *::after { transition-duration: 0s !important; animation-duration: .01ms !important; animation-iteration-count: 1 !important; } [data-spin] { animation-duration: 2s !important; animation-iteration-count: infinite !important; } }
  /* Icons take the reader's colour for words; drawings of words take the side that the ground is not on. */
  @media (forced-colors: active) { .icon { color: inherit; } }
  @media (forced-colors: active) and (prefers-color-scheme: dark) { :is(header a, dialog a, [data-section='logos']) img { filter: brightness(0) invert(1); } }
  @media (forced-colors: active) and (prefers-color-scheme: light) { :is(footer, thead) img { filter: brightness(0); } }
  ::selection { background: ${translucent(color.apricot[400], 0.5)}; }
`;
