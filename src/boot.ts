/* Runs before React and is never touched by it: what must work at once. No imports, so that it stays small. */

const html = document.documentElement;
const settings = (document.currentScript as HTMLScriptElement).dataset;
/** Marks the document for its stylesheet. */
const mark = (name: string, isOn: boolean) => html.toggleAttribute(`data-${name}`, isOn);

/** The header turns opaque and the floating button appears by how far the page is scrolled. */
const onScroll = () => {
  mark('scrolled', scrollY > Number(settings.header));
  mark('floating', scrollY > Number(settings.floating));
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
  { rootMargin: `99999px 0px ${settings.reveal}px 0px` },
);

/** A row that scrolls sideways is a stop of the keyboard while its content does not fit. */
const scrolling = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

const watch = () => {
  for (const element of document.querySelectorAll('[data-reveal=""]')) revealing.observe(element);
  for (const element of document.querySelectorAll('[data-scrolls=""]')) {
    element.setAttribute('data-scrolls', 'watched');
    scrolling.observe(element);
  }
};

const showYear = () => {
  for (const element of document.querySelectorAll('[data-year]')) {
    element.textContent = String(new Date().getFullYear());
  }
};

/**
 * What a visitor did before React was there: one action for each element, done again in its order once React is there.
 */
const early = new Map<Element, () => void>();
/** Whether the player must not be requested just now, is wanted meanwhile, has started, and shall send a form. */
let requested = false;
let wanted = false;
let begun = false;
let sent = false;

/**
 * Keeps what is typed, as the forms keep it: it outlives a reload, a visit elsewhere, and a React that draws the form anew.
 * A form that was submitted is sent after it.
 */
const keepDraft = (form: HTMLFormElement, { name, value }: { name?: string; value?: string } = {}) => {
  try {
    const draft = `draft:${form.dataset.form}`;
    const kept = { began: performance.timeOrigin, values: {}, ...JSON.parse(sessionStorage[draft] ?? '{}') };
    kept.values[name as string] = value;
    sessionStorage[draft] = JSON.stringify({ ...kept, waiting: early.has(form) });
  } catch {
    // Browsers may forbid storage.
  }
};

/**
 * Loads the document anew where the site was built anew: the code that this one names may be gone. Where a visitor waits
 * also the same one, since browsers keep that a part of some code has failed. Once, or a cache in between would make it
 * go round and round. Fails where it does not.
 */
const renew = async (isAwaited: unknown) => {
  const response = await fetch(location.href, { cache: 'no-cache' });
  const [, player = settings.player] = /data-player="(.+?)"/.exec(await response.text()) ?? [];
  if ([sessionStorage.renewed, !isAwaited && settings.player].includes(player)) throw player;
  sessionStorage.renewed = player;
  location.reload();
};

/** The link that waits for the player, if one does. */
let link: HTMLElement | undefined;

/** The last link that waited for the player goes where it leads, as the browser follows it. */
const onLost = () => {
  sent = false;
  mark('waiting', false);
  if (link) link.click();
  else renew(begun && early.size).catch(() => {});
  setTimeout(() => {
    requested = false;
    mark('lost', early.size > 0);
    if (wanted) loadPlayer();
  }, 1000);
};

type Player = { start: (data: Response) => unknown };

/**
 * Fetched first, and then taken from the browser's cache: most browsers keep the failure of a module for as long as
 * the page is open, and could not try again.
 */
const importPlayer = async (address: string): Promise<Player> => {
  const response = await fetch(address);
  if (!response.ok) throw response;
  await response.blob();
  return import(/* @vite-ignore */ address);
};

const loadPlayer = () => {
  wanted = requested;
  if (requested) return;
  requested = true;
  // The data comes beside the code that needs it.
  const parts: Promise<[Player, Response]> = Promise.all([
    importPlayer(settings.player as string),
    fetch(html.dataset.page as string),
  ]);
  // A connection may fall silent, and nothing else would tell.
  const late = new Promise<never>((_, reject) => setTimeout(reject, 1e4));
  Promise.race([parts, late])
    .then(([{ start }, data]) => {
      begun = true;
      return start(data);
    })
    .catch(onLost);
};

/**
 * Keeps an event from the page and from a React that is half there, and shows that it is waited for. Who presses again
 * has seen nothing happen and wants the same.
 */
const keep = (event: Event, element: Element, again: () => void) => {
  event.preventDefault();
  event.stopPropagation();
  mark('waiting', true);
  early.delete(element);
  early.set(element, again);
};

const keepSubmit = (event: Event, form: HTMLFormElement) => {
  sent = true;
  // Not every browser has requestSubmit; like the event that is kept, this one bubbles and can be cancelled.
  keep(event, form, () => form.dispatchEvent(new Event('submit', event)));
  keepDraft(form);
};

/** Forgets menus that were to open once React is there: the visitor goes on elsewhere. */
const forgetMenus = () => {
  for (const element of early.keys()) if (element.matches('[aria-expanded]')) early.delete(element);
};

const isSpecial = (event: MouseEvent) =>
  event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Links are followed at once, unless leaving would lose a form that was sent and is about to go. */
const keepClick = (event: MouseEvent) => {
  loadPlayer();
  forgetMenus();
  const element = (event.target as Element).closest<HTMLElement>('button, a[href^="/"]');
  if (!element || isSpecial(event)) return;
  // Links have neither a form nor a type.
  const { form, type } = element as HTMLButtonElement;
  if (form && type === 'submit') keepSubmit(event, form);
  else if (type || sent) {
    if (!type) link = element;
    keep(event, element, () => element.click());
  }
};

/** Arrows open menus, Escape closes them, and Enter sends a form whose button still waits for what is typed. */
const keepKey = (event: KeyboardEvent) => {
  loadPlayer();
  const { key } = event;
  if (key === 'Escape') forgetMenus();
  const element = event.target as HTMLInputElement;
  if (element.matches('button') && key.startsWith('Arrow'))
    keep(event, element, () => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  if (key === 'Enter' && element.matches('input') && element.form?.querySelector('[type=submit]:disabled'))
    keepSubmit(event, element.form);
};

let woken: Element | undefined;

/** What is typed is kept, and a button that waits for it no longer does. */
const onInput = ({ target }: Event) => {
  const field = target as HTMLInputElement;
  const { form } = field;
  if (!form) return;
  keepDraft(form, field);
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || !(button.disabled || button === woken)) return;
  woken = button;
  button.disabled = [...new FormData(form).values()].every((value) => !String(value).trim());
};

const loaded = new Promise((resolve) => addEventListener('load', resolve));

/** The first frame is on screen, and no longer waits for what it does not need. */
const painted = new Promise<void>((resolve) => {
  // A page in the background is not painted, and not every browser reports painting.
  loaded.then(() => setTimeout(resolve, 300));
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});

const untilReady = new AbortController();

const onReady = () => {
  mark('ready', true);
  mark('waiting', false);
  untilReady.abort();
  for (const again of early.values()) again();
};

const whileEarly = { capture: true, signal: untilReady.signal };
mark('boot', true);
showYear();
addEventListener('DOMContentLoaded', showYear);
addEventListener('scroll', onScroll);
painted.then(() => {
  onScroll();
  watch();
  // The body may be there only in part.
  new MutationObserver(watch).observe(html, { childList: true, subtree: true });
});
addEventListener('click', keepClick, whileEarly);
addEventListener('submit', (event) => keepSubmit(event, event.target as HTMLFormElement), whileEarly);
addEventListener('keydown', keepKey, whileEarly);
addEventListener('input', onInput, whileEarly);
// The visitor need not repeat what was done without a connection, once there is one.
for (const sign of ['pointerover', 'pointerdown', 'focusin', 'online'])
  addEventListener(sign, loadPlayer, whileEarly);
addEventListener('site:ready', onReady, whileEarly);
// Code that the live page waits for could not be loaded; `detail` is called if reloading does not help.
addEventListener('site:lost', ({ detail }: CustomEventInit<() => void>) => renew(1).catch(detail), true);
// Not every browser says when it is idle.
Promise.all([painted, loaded]).then(() => (window.requestIdleCallback ?? setTimeout)(loadPlayer));
