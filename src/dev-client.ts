/* Served by the dev server only: shows fresh content in place, problems of the content, and marks what visitors do not get. */

type Problem = { file: string; line: number; column: number; message: string };
type Mark = { why: string; section?: string };
type State = {
  document: string;
  content: string;
  problems: Problem[];
  /** What should be looked at, though it keeps nobody from seeing the site. */
  warnings: Problem[];
  /** What failed while pages of this version were drawn. */
  faults: Problem[];
  hidden: Record<string, Mark[]>;
  /** What the page that this document shows says now, where the content has just changed. */
  page?: unknown;
  /** Where the page that this document shows has moved with that change. */
  moved?: string;
};

const overlayId = 'content-problems';

const looks: Record<string, Partial<CSSStyleDeclaration>> = {
  panel: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '2147483647',
    maxHeight: '45vh',
    overflow: 'auto',
    boxSizing: 'border-box',
    padding: '20px 24px',
    background: '#fff',
    color: '#1d1d1f',
    font: '15px/1.5 ui-monospace, monospace',
    overflowWrap: 'anywhere',
    textAlign: 'left',
    borderTop: '6px solid #c8102e',
    boxShadow: '0 -20px 60px rgb(0 0 0 / 0.3)',
  },
  title: {
    position: 'sticky',
    top: '-20px',
    background: '#fff',
    font: '600 17px/1.4 system-ui, sans-serif',
    margin: '0',
    padding: '4px 0 8px',
  },
  list: { listStyle: 'none', margin: '0', padding: '0' },
  item: { margin: '6px 0', whiteSpace: 'pre-wrap' },
  whole: { whiteSpace: 'nowrap' },
  bare: { font: '18px/1.5 system-ui, sans-serif', margin: '12vh auto', maxWidth: '38rem', padding: '0 24px' },
  place: { color: '#b00d28', fontWeight: '700' },
  advice: {
    position: 'fixed',
    inset: 'auto auto 0 50%',
    transform: 'translateX(-50%)',
    zIndex: '2147483646',
    width: 'max-content',
    maxWidth: 'min(60rem, 100vw)',
    maxHeight: '45vh',
    overflow: 'auto',
    boxSizing: 'border-box',
    padding: '4px 16px',
    background: '#fff4cc',
    color: '#1d1d1f',
    border: '1px solid #8a6100',
    borderBottom: 'none',
    borderRadius: '12px 12px 0 0',
    font: '15px/1.5 ui-monospace, monospace',
    overflowWrap: 'anywhere',
    textAlign: 'left',
  },
  counted: { font: '600 14px/1.6 system-ui, sans-serif', cursor: 'pointer', whiteSpace: 'nowrap' },
  mark: {
    zIndex: '2147483646',
    pointerEvents: 'none',
    margin: '8px',
    padding: '4px 12px',
    borderRadius: '99px',
    border: '1px solid #8a6100',
    background: '#fff4cc',
    color: '#1d1d1f',
    font: '600 13px/1.5 system-ui, sans-serif',
  },
};

const element = (tag: string, text: string, look: Partial<CSSStyleDeclaration> = {}) => {
  const made = document.createElement(tag);
  made.textContent = text;
  Object.assign(made.style, look);
  return made;
};

/** The longest word that has room in a line of a telephone. */
const narrowest = 30;

const whole = (word: string): string | HTMLElement =>
  word.length <= narrowest && /[^\w\s]/.test(word) ? element('span', word, looks.whole) : word;

/** The words of a message: commands and names such as %{phone} are not broken at their signs. */
const wordsOf = (message: string): (string | HTMLElement)[] => message.split(/(\s+)/).map(whole);

const problemItem = ({ file, line, column, message }: Problem) => {
  const item = element('li', '', looks.item);
  item.append(element('span', `${file}:${line}:${column}`, looks.place), ' ', ...wordsOf(message));
  return item;
};

type Told = Pick<State, 'problems' | 'faults'>;

const titleOf = ({ problems, faults }: Told) => {
  const all = problems.length + faults.length;
  const isKept = problems.length > 0 && document.getElementById('root');
  return `${all === 1 ? '1 problem' : `${all} problems`}.${isKept ? ' The page shows the last version that was right.' : ''}`;
};

/** The panel can be scrolled with the keyboard, stands first in the order of focus and is read out when it appears. */
const panelOf = (now: Told) => {
  const panel = element('section', '', looks.panel);
  panel.id = overlayId;
  panel.dir = 'ltr';
  panel.lang = 'en';
  panel.tabIndex = 0;
  panel.setAttribute('role', 'alert');
  panel.setAttribute('aria-label', 'Content problems');
  const list = element('ul', '', looks.list);
  list.append(...[...now.problems, ...now.faults].map(problemItem));
  panel.append(element('h2', titleOf(now), looks.title), list);
  return panel;
};

/** Shows the panel, whose title says when more is below: many systems hide the bar with which one scrolls. */
const showPanel = (panel: HTMLElement) => {
  document.body.prepend(panel);
  if (panel.scrollHeight > panel.clientHeight)
    panel.querySelector('h2')?.append(' Scroll down for all of them.');
};

let told = '[[],[]]';

const showProblems = (now: Told) => {
  const { problems, faults } = now;
  const text = JSON.stringify([problems, faults]);
  if (text === told) return;
  told = text;
  document.getElementById(overlayId)?.remove();
  if (problems.length + faults.length > 0) showPanel(panelOf(now));
};

/** Warnings stay folded up until somebody asks for them: the page is right as it is. */
const advice = element('details', '') as HTMLDetailsElement;
const besideAdvice = element('aside', '', looks.advice);
besideAdvice.dir = 'ltr';
besideAdvice.lang = 'en';
besideAdvice.setAttribute('aria-label', 'Warnings');
besideAdvice.append(advice);

let advised = '[]';

const showWarnings = (warnings: Problem[]) => {
  const text = JSON.stringify(warnings);
  if (text === advised) return;
  advised = text;
  if (warnings.length === 0) return besideAdvice.remove();
  const counted = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
  const list = element('ul', '', looks.list);
  list.append(...warnings.map(problemItem));
  advice.replaceChildren(element('summary', counted, looks.counted), list);
  if (!besideAdvice.isConnected) document.body.append(besideAdvice);
};

/** Beside the page, not within: what React draws stays as it is. */
const marks = element('aside', '');
marks.dir = 'ltr';
marks.lang = 'en';
marks.setAttribute('aria-label', 'Hidden from visitors');

let hidden: State['hidden'] = {};

/** The page's own mark stays at the window's edge; that of a section stands at its upper corner. */
const placeOf = (section: string | undefined): Partial<CSSStyleDeclaration> | undefined => {
  if (section === undefined) return { position: 'fixed', bottom: '0', left: '0' };
  const shown = document.querySelector(`[data-section-id="${CSS.escape(section)}"]`);
  const top = shown && shown.getBoundingClientRect().top + scrollY;
  return top === null ? undefined : { position: 'absolute', top: `${top}px`, right: '0' };
};

const markOf = ({ why, section }: Mark): HTMLElement[] => {
  const place = placeOf(section);
  const text = section === undefined ? `${why}: this page` : `${why}: section ${section}`;
  return place ? [element('p', text, { ...looks.mark, ...place })] : [];
};

const showMarks = () => {
  const shown = (hidden[location.pathname] ?? []).flatMap(markOf);
  const isSame = shown.map(({ outerHTML }) => outerHTML).join('') === marks.innerHTML;
  if (!isSame) marks.replaceChildren(...shown);
  if (shown.length === 0) marks.remove();
  else if (!marks.isConnected) document.body.append(marks);
};

const root = document.getElementById('root');
if (root) {
  // Sections come with navigation and move when what is above them grows.
  new MutationObserver(showMarks).observe(root, { childList: true, subtree: true });
  new ResizeObserver(showMarks).observe(root);
}

if (!root) Object.assign(document.body.style, looks.bare);

/** What this document was made from. It is compared with what the server says, so no missed event matters. */
const made = new URL(import.meta.url).searchParams;
let shownContent = made.get('content');

const take = (state: State) => {
  if (state.document !== made.get('document')) return location.reload();
  if (state.moved !== undefined) return location.replace(state.moved);
  showProblems(state);
  showWarnings(state.warnings);
  hidden = state.hidden;
  showMarks();
  if (state.content === shownContent) return;
  if (!document.documentElement.hasAttribute('data-ready')) return location.reload();
  shownContent = state.content;
  document.dispatchEvent(new CustomEvent('site:refresh', { detail: state.page }));
};

let events: EventSource | undefined;

/** The server sends what is new on the page that is shown: another page needs another request. */
const listen = () => {
  const { pathname, search } = location;
  const source = `/__events?${new URLSearchParams({ page: pathname + search })}`;
  if (events?.url === new URL(source, location.href).href) return;
  events?.close();
  events = new EventSource(source);
  events.addEventListener('message', ({ data }) => {
    const { page, moved, ...state } = JSON.parse(data) as State;
    const isHere = location.pathname === pathname && location.search === search;
    take(isHere ? { ...state, page, ...(moved === undefined ? {} : { moved }) } : state);
  });
};

/** Draws the page once more as it is: this loads what a change needs, so that the first one is as fast as any other. */
const prepare = () => setTimeout(() => document.dispatchEvent(new CustomEvent('site:refresh')), 300);

listen();
document.addEventListener('site:shown', listen);
document.addEventListener('site:ready', prepare, { once: true });
