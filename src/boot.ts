/* Runs before React and is never touched by it: what must work at once. No imports, so that it stays small. */

const html = document.documentElement;
const script = document.currentScript as HTMLScriptElement | null;
const settings = script?.dataset ?? {};
const number = (name: string) => Number(settings[name]);

/** The header turns opaque and the floating button appears by how far the page is scrolled. */
const onScroll = () => {
  html.toggleAttribute('data-scrolled', scrollY > number('header'));
  html.toggleAttribute('data-floating', scrollY > number('floating'));
};

/** A section comes in when its top is this close to the lower edge of the window, or when a jump leaves it above. */
const revealing = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.setAttribute('data-reveal', 'in');
      revealing.unobserve(target);
    }
  },
  { rootMargin: `99999px 0px ${number('reveal')}px 0px` },
);

const watchReveals = () => {
  for (const element of document.querySelectorAll('[data-reveal=""]')) revealing.observe(element);
};

const showYear = () => {
  for (const element of document.querySelectorAll('[data-year]')) {
    element.textContent = String(new Date().getFullYear());
  }
};

/** What a visitor did before React was there, to be done again once it is. */
let early: { target: HTMLElement; type: 'click' | 'submit' } | undefined;
let requested = false;

const loadPlayer = () => {
  if (requested || !settings.player) return;
  requested = true;
  void import(/* @vite-ignore */ settings.player);
};

const keepEarly = (event: Event) => {
  loadPlayer();
  const target = (event.target as Element | null)?.closest<HTMLElement>(
    event.type === 'submit' ? 'form' : 'button',
  );
  if (!target) return;
  event.preventDefault();
  early = { target, type: event.type as 'click' | 'submit' };
};

const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'];

const onReady = () => {
  html.setAttribute('data-ready', '');
  removeEventListener('click', keepEarly, true);
  removeEventListener('submit', keepEarly, true);
  for (const intent of intents) removeEventListener(intent, loadPlayer, true);
  if (early?.type === 'click') early.target.click();
  else if (early) (early.target as HTMLFormElement).requestSubmit();
};

html.setAttribute('data-boot', '');
onScroll();
watchReveals();
showYear();
addEventListener('scroll', onScroll, { passive: true });
new MutationObserver(watchReveals).observe(document.body, { childList: true, subtree: true });
addEventListener('click', keepEarly, true);
addEventListener('submit', keepEarly, true);
for (const intent of intents) addEventListener(intent, loadPlayer, { capture: true, passive: true });
document.addEventListener('site:ready', onReady, { once: true });
addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(loadPlayer) : loadPlayer(),
);
