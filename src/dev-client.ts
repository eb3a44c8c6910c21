/* Served by the dev server only: shows fresh content in place, and faults of the content above the page. */

type Fault = { file: string; line: number; column: number; message: string; suggestion?: string };
type Update = { kind: 'content' | 'code'; problems: Fault[] };

const overlayId = 'content-problems';

const looks: Record<string, Partial<CSSStyleDeclaration>> = {
  panel: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '100',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '20px 24px',
    background: 'Canvas',
    color: 'CanvasText',
    font: '15px/1.5 ui-monospace, monospace',
    borderTop: '6px solid crimson',
    boxShadow: '0 -20px 60px rgb(0 0 0 / 0.3)',
  },
  place: { color: 'crimson', fontWeight: '700' },
};

const element = (tag: string, text: string, look: Partial<CSSStyleDeclaration> = {}) => {
  const made = document.createElement(tag);
  made.textContent = text;
  Object.assign(made.style, look);
  return made;
};

const faultLines = ({ file, line, column, message, suggestion }: Fault) => {
  const item = element('p', '');
  item.append(element('span', `${file}:${line}:${column}`, looks.place), ` ${message}`);
  if (suggestion) item.append(` ${suggestion}`);
  return item;
};

const showProblems = (problems: Fault[]) => {
  document.getElementById(overlayId)?.remove();
  if (problems.length === 0) return;
  const panel = element('section', '', looks.panel);
  panel.id = overlayId;
  panel.setAttribute('role', 'alert');
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  panel.append(
    element('strong', `${count}. The page below is the last one that was right.`),
    ...problems.map(faultLines),
  );
  document.body.append(panel);
};

const events = new EventSource('/__events');
let opened = false;

events.addEventListener('open', () => {
  if (opened) location.reload();
  opened = true;
});

events.addEventListener('message', ({ data }) => {
  const { kind, problems } = JSON.parse(data) as Update;
  if (kind === 'code') location.reload();
  showProblems(problems);
  if (problems.length > 0) return;
  if (document.getElementById('root')) document.dispatchEvent(new Event('site:refresh'));
  else location.reload();
});
