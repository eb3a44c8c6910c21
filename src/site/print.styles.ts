import { css } from '@emotion/react';
import { theme } from './theme.ts';

const ink = theme.color.agave[950];
const line = `0.5pt solid ${theme.color.agave[300]}`;

/**
 * Every page on paper: words in outlined boxes, black on white; no decoration, no buttons, nothing that only works on
 * a screen. These rules stand in a layer above all others, so they need no specificity; :where() leaves what a
 * section says for itself the last word.
 */
export const print = css`
  @media print {
    @page { margin: 16mm 14mm; }
    *, *::before, *::after { box-shadow: none !important; background: none !important; color: ${ink} !important; animation: none !important; opacity: 1 !important; }
    html { font-size: 10.5pt; }
    body { line-height: 1.45; }
    :where(h1) { font-size: 24pt; line-height: 1.1; }
    :where(h2) { font-size: 16pt; }
    :where(h3) { font-size: 12pt; }
    h2, h3 { break-after: avoid; }
    [data-screen-only], [data-look], main [aria-hidden]:not(.icon), main :not(li)::before, main :is(ol, ul, section)::after, img[alt=''] { display: none !important; }
    main :has(> form) { display: none !important; }
    main { padding: 0; }
    :where(main > [data-section]) { width: auto; height: auto; min-height: 0; margin: 0; padding: 0 0 8mm; overflow: visible; }
    :where(main > [data-section] > div) { width: auto; min-height: 0; padding: 0; gap: 0; }
    :where(main > [data-section] > div > div) { min-height: 0; padding: 0; margin-bottom: 4mm; position: static; border-radius: 0; }
    :where(:has(> [data-item] ~ [data-item]):not(tbody)) { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 4mm 0 0; padding: 0; border: 0; }
    :where(:has(> [data-item]:nth-child(3):last-child)) { grid-template-columns: repeat(3, 1fr); }
    :where([data-item]:not(tr)) { display: block; grid-column: auto; height: auto; min-height: 0; margin: 0; padding: 4mm; border: ${line}; border-radius: 6pt; }
    :where([data-item]:not(tr) > *) { padding-inline: 0; }
    :where([data-item]:not(tr) > div) { display: block; min-height: 0; padding: 0; }
    :where([data-item] h3) { margin: 0 0 1mm; }
    :where([data-item] > dl) { grid-template-columns: 1fr; }
    tr, [data-item] { break-inside: avoid; }
    main a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 8pt; }
  }
`;
