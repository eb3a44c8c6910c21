import { describe, expect, it } from 'vitest';
import { delayBeforeOpening, lastClosed, noteClosed } from './tooltip-delay.ts';

const delays = { tooltipDelay: 700, tooltipSkipDelay: 300 };

describe('tooltips open after 700 ms', () => {
  it('waits when no tooltip was open before', () => {
    expect(delayBeforeOpening(5000, Number.NEGATIVE_INFINITY, delays)).toBe(700);
  });

  it('opens at once within 300 ms after another one closed', () => {
    expect(delayBeforeOpening(5300, 5000, delays)).toBe(0);
    expect(delayBeforeOpening(5301, 5000, delays)).toBe(700);
  });

  it('takes its numbers from the configuration', () => {
    expect(delayBeforeOpening(5000, 4000, { tooltipDelay: 100, tooltipSkipDelay: 2000 })).toBe(0);
    expect(delayBeforeOpening(5000, 1000, { tooltipDelay: 100, tooltipSkipDelay: 2000 })).toBe(100);
  });

  it('remembers on the document when a tooltip closed', () => {
    const element = { dataset: {} } as HTMLElement;
    expect(lastClosed(element)).toBe(Number.NEGATIVE_INFINITY);
    noteClosed(element, 1234.5);
    expect(lastClosed(element)).toBe(1235);
  });
});
