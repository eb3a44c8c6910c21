import { renderToString } from 'react-dom/server';
import type { Piece, SharedText } from '../core/render/pieces.ts';
import { fillForm, holeAt, isPunched, type PunchedSection } from '../core/render/punch-section.ts';
import { splitEarly } from './early-pictures.ts';
import { fillTemplate, type HtmlTemplate, parseTemplate } from './html-template.ts';
import { Section } from './PageView.tsx';
import { createPageStore, PageContext, type PageState, type PageStore } from './page-store.ts';
import { type SectionCode, SectionCodeContext } from './section-code.ts';

/** What a section reads from its page, and the answers of the page as it is and of one with holes for its addresses. */
type Read = { select: (state: PageState) => unknown; told: unknown; toldInHoles: unknown };

/** The HTML of a section, and links to pictures that the page has to name at its beginning. */
export type DrawnSection = { html: Piece; early: string };

/**
 * How sections of one form look, and what they read from their pages: it serves all pages that answer the same. The
 * pictures they ask for early have no holes.
 */
export type SectionLook = { html: SharedText; template: HtmlTemplate; early: string; reads: Read[] };

/**
 * A section without its words, on a page. `moved` are the numbers of its addresses that lead to that page, or to its
 * overview, and the holes that stand for all of these.
 */
export type Placed = { punched: PunchedSection; state: PageState; moved: ReadonlyMap<number, number> };

const inside = (address: string): string => address.slice(1);

/** What fills the holes of a section, and behind it the addresses of its page and of the overview it belongs to. */
const valuesOf = ({ punched, state }: Placed): string[] => {
  const { path, parent } = state.data.page;
  return [...punched.values, inside(path), inside(parent ?? '')];
};

/** Puts a section on a page. */
export const placeOn = (state: PageState, punched: PunchedSection): Placed => {
  const own = inside(state.data.page.path);
  const { parent } = state.data.page;
  const { values, addresses } = punched;
  const moved = new Map<number, number>();
  for (const number of addresses) {
    if (values[number] === own) moved.set(number, values.length);
    else if (parent !== undefined && values[number] === inside(parent)) moved.set(number, values.length + 1);
  }
  return { punched, state, moved };
};

/** What sections must have in common to look alike: their form, and which of their links lead to their pages. */
export const formOf = ({ punched, moved }: Placed): string =>
  moved.size === 0 ? punched.form : `${punched.form} ${[...moved].flat()}`;

const stateWith = (state: PageState, own: string, parent: string): PageState => {
  const { page } = state.data;
  const above = page.parent === undefined ? {} : { parent: `/${parent}` };
  return { ...state, data: { ...state.data, page: { ...page, path: `/${own}`, ...above } } };
};

type Drawn = { html: string; reads: Omit<Read, 'told'>[] };

/** Draws a section with other values: `values` are as many as those of valuesOf. */
const drawWith = (
  placed: Placed,
  values: string[],
  { code, identifierPrefix = '' }: { code: SectionCode; identifierPrefix?: string },
): Drawn => {
  const { punched, state } = placed;
  const [own = '', parent = ''] = values.slice(punched.values.length);
  const section = fillForm(
    punched.form,
    values.map((value, number) => values[placed.moved.get(number) ?? number] ?? value),
  );
  const reads: Drawn['reads'] = [];
  const store: PageStore = createPageStore(stateWith(state, own, parent).data);
  store.onRead = (select, told) => reads.push({ select, toldInHoles: told });
  const html = renderToString(
    <PageContext.Provider value={store}>
      <SectionCodeContext.Provider value={code}>
        <Section section={section} />
      </SectionCodeContext.Provider>
    </PageContext.Provider>,
    { identifierPrefix },
  );
  return { html, reads };
};

/** All that words are ever cut at, more than once. */
const long =
  `Ab & <c> "d" 'e' f@g.hi!\n\n*j* _k_ | l: m, n – o; (p) [q] {r} #s /t \\u $& %{v} https://w.x? `.repeat(4);

/**
 * Words that a section which looks into its words cannot treat all alike: long ones, figures with a sign before or
 * behind them, and all the same.
 */
const trials = (placed: Placed): string[][] => {
  if (placed.punched.isWhole) return [];
  const values = valuesOf(placed);
  const ofPage = placed.punched.values.length;
  const { addresses } = placed.punched;
  const same = (number: number) => (addresses.includes(number) ? 'address' : 'words');
  return [
    values.map((_, number) => `${long}${number}.`),
    values.map((_, number) => `+1.${number}+`),
    values.map((_, number) => `${number} %`),
    values.map((_, number) => (number < ofPage ? same(number) : `page-${number}`)),
  ];
};

/**
 * How the sections of a form look. Undefined where that depends on the words or on the place in the page: the section
 * looks into its words, fails, asks for more than pictures early, or makes ids. That it compares words with some that
 * stand in its code cannot be seen: there, no section may do so (docs/sections.md).
 */
export const lookOf = (placed: Placed, code: SectionCode): SectionLook | undefined => {
  if (!isPunched(placed.punched)) return undefined;
  const values = valuesOf(placed);
  const drawn = drawWith(
    placed,
    placed.punched.isWhole ? values : values.map((_, number) => holeAt(number)),
    { code },
  );
  const split = splitEarly(drawn.html);
  if (!split) return undefined;
  const { early, html } = split;
  const template = parseTemplate(html);
  // React's ids contain the place of a section in its page. A prefix changes them, and shows whether there are any.
  const others = { code, identifierPrefix: 'other' };
  const isRight = (tried: string[]) =>
    drawWith(placed, tried, others).html === early + fillTemplate(template, tried);
  const isSound = [values, ...trials(placed)].every(isRight);
  const reads = drawn.reads.map((read) => ({ ...read, told: read.select(placed.state) }));
  return isSound ? { html: { text: html }, template, early, reads } : undefined;
};

/** Whether a page answers what the sections of this look read of theirs. */
export const isAnsweredBy = ({ reads }: SectionLook, { punched, state }: Placed): boolean => {
  const { isWhole, values } = punched;
  const holed = isWhole ? state : stateWith(state, holeAt(values.length), holeAt(values.length + 1));
  return reads.every(
    ({ select, told, toldInHoles }) =>
      Object.is(select(state), told) && Object.is(select(holed), toldInHoles),
  );
};

/** A section that has this look. */
export const drawLook = ({ html, template, early }: SectionLook, placed: Placed): DrawnSection => ({
  html: template.holes.length === 0 ? html : { text: fillTemplate(template, valuesOf(placed)), like: html },
  early,
});
