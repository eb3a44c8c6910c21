import type { Constants } from '../../generated/types.ts';

type Delays = Pick<Required<Constants>, 'tooltipDelay' | 'tooltipSkipDelay'>;

/** Milliseconds from pointing at a control to its tooltip: none shortly after another tooltip closed. */
export const delayBeforeOpening = (now: number, closedAt: number, delays: Delays): number =>
  now - closedAt <= delays.tooltipSkipDelay ? 0 : delays.tooltipDelay;

/** When the document's last tooltip closed. It stands on the document, which all its tooltips share. */
export const lastClosed = (element: HTMLElement): number =>
  Number(element.dataset.tooltipClosed ?? Number.NEGATIVE_INFINITY);

/** Notes on the document that a tooltip has just closed. */
export const noteClosed = (element: HTMLElement, now: number): void => {
  element.dataset.tooltipClosed = String(Math.round(now));
};
