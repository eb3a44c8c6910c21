type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click wants more than to follow the link here, such as a new tab. */
export const isSpecialClick = (event: Click): boolean =>
  event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
