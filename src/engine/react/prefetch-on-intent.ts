const internalLink = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? undefined;
};

/** Fetches what a link leads to as soon as a visitor points at it, touches it or reaches it with the keyboard. */
export const prefetchOnIntent = (prefetch: (to: string) => void): void => {
  const onIntent = ({ target }: Event) => {
    const href = internalLink(target);
    if (href !== undefined && href !== location.pathname) prefetch(href);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, { capture: true, passive: true });
  }
};
