/** The windows in which a card shows its picture for phones: those below `compact`. Browsers get no tokens, so it is written out. */
export const phoneWindow = '(max-width: 42.4375em)';
