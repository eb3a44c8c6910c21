/* Served by the dev server only: shows fresh content in place, and faults of the content above the page. */

type Fault = { file: string; line: number; column: number; message: string };
type State = { document: string; content: string; problems: Fault[] };

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
  title: { font: '600 17px/1.4 system-ui, sans-serif', margin: '0 0 8px' },
  list: { listStyle: 'none', margin: '0', padding: '0' },
  item: { margin: '6px 0' },
  bare: { font: '18px/1.5 system-ui, sans-serif', margin: '12vh auto', maxWidth: '38rem', padding: '0 24px' },
  place: { color: '#b00d28', fontWeight: '700' },
};

const element = (tag: string, text: string, look: Partial<CSSStyleDeclaration> = {}) => {
  const made = document.createElement(tag);
  made.textContent = text;
  Object.assign(made.style, look);
  return made;
};

const faultItem = ({ file, line, column, message }: Fault) => {
  const item = element('li', '', looks.item);
  item.append(element('span', `${file}:${line}:${column}`, looks.place), ` ${message}`);
  return item;
};

const titleOf = (problems: Fault[]) => {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const shown = document.getElementById('root') ? 'The page shows the last version that was right.' : '';
  return `${count}. ${shown}`;
};

/** The panel can be scrolled with the keyboard, stands first in the order of focus and is read out when it appears. */
const panelOf = (problems: Fault[]) => {
  const panel = element('section', '', looks.panel);
  panel.id = overlayId;
  panel.dir = 'ltr';
  panel.lang = 'en';
  panel.tabIndex = 0;
  panel.setAttribute('role', 'alert');
  panel.setAttribute('aria-label', 'Content problems');
  const list = element('ul', '', looks.list);
  list.append(...problems.map(faultItem));
  panel.append(element('h2', titleOf(problems), looks.title), list);
  return panel;
};

let told = '[]';

const showProblems = (problems: Fault[]) => {
  const text = JSON.stringify(problems);
  if (text === told) return;
  told = text;
  document.getElementById(overlayId)?.remove();
  if (problems.length > 0) document.body.prepend(panelOf(problems));
};

if (!document.getElementById('root')) Object.assign(document.body.style, looks.bare);

/** What this document was made from. Kept in step with what the server says, whatever was missed in between. */
const made = new URL(import.meta.url).searchParams;
let shownContent = made.get('content');

new EventSource('/__events').addEventListener('message', ({ data }) => {
  const state = JSON.parse(data) as State;
  if (state.document !== made.get('document')) return location.reload();
  showProblems(state.problems);
  if (state.content === shownContent) return;
  if (!document.documentElement.hasAttribute('data-ready')) return location.reload();
  shownContent = state.content;
  document.dispatchEvent(new Event('site:refresh'));
});
