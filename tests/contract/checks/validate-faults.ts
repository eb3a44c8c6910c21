import type { CheckId } from '../../../src/generated/check-ids.ts';
/**
 * One fault brought into the mini site: in a file, `from` becomes `to`. The one problem it makes must be told at the ‸
 * there, or at that of `at`, in that file or in another, and may have to contain what it `says`.
 */
export type Fault = {
  check: CheckId;
  in: string;
  from: string;
  to: string;
  at?: string | undefined;
  told?: string;
  says?: string;
};

const home = 'pages/home.json';
const rooms = 'pages/rooms.json';
const lost = 'pages/not-found.json';
const config = 'site.config.json';
const en = 'locales/en.json';
const es = 'locales/es.json';

/** A fault in a file: what it is, and what it becomes, with ‸ where that is told; `at` when that is elsewhere. */
export const fault = (
  check: CheckId,
  file: string,
  [from, to, at]: [from: string, to: string, at?: string],
): Fault => ({ check, in: file, from, to, at });

/** A fault whose message must say this. */
export const saying = (says: string, one: Fault): Fault => ({ ...one, says });

const unmarked = (text: string): string => text.replace('‸', '');

/** The text of a file with a fault. */
export const withFault = (text: string, { from, to }: Pick<Fault, 'from' | 'to'>): string =>
  text.replace(from, () => unmarked(to));

/** The line and column, counted from 1, of the ‸ in `at` where a text has that, or where `at` stands instead of `from`. */
export const placeOf = (text: string, at: string, from = unmarked(at)): { line: number; column: number } => {
  const start = text.indexOf(from);
  if (start === -1) throw new Error(`no text has ${from}`);
  const lines = `${text.slice(0, start)}${at.slice(0, at.indexOf('‸'))}`.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
};

/** Where a fault is told. `read` gives the text of a file without the fault. */
export const placeOfFault = (fault: Fault, read: (file: string) => string) => {
  const text = read(fault.told ?? fault.in);
  if (fault.at === undefined) return placeOf(text, fault.to, fault.from);
  return placeOf(fault.told ? text : withFault(text, fault), fault.at);
};

/** Each of these is one fault and must be one problem. */
export const faults: Fault[] = [
  fault('json/syntax', home, ['"path": "/",', '"path": "/",‸,']),
  fault('json/syntax', es, ['"title": "Habitaciones"', '"title": "Habitaciones"‸,']),
  fault('json/duplicate-key', home, ['"path": "/",', '"path": "/", ‸"path": "/",']),
  fault('json/duplicate-key', config, ['"name": "Faro"', '"name": "Foro", ‸"name": "Faro"']),
  fault('json/duplicate-key', es, ['"home": "Inicio"', '"home": "Casa", ‸"home": "Inicio"']),
  fault('schema/site', config, ['"facts": { "rooms": "12" }', '"facts": ‸"12"']),
  fault('schema/page', home, ['"path": "/",', '"path": "/", ‸"pth": "/",']),
  fault('schema/page', rooms, ['"id": "rooms",', '"order": ‸"1", "id": "rooms",']),
  fault('schema/site', config, ['"heroFade": 400', '"heroFade": ‸"400"']),
  fault('schema/locale', es, ['"home": "Inicio"', '"home": ‸5']),
  fault('schema/section-props', rooms, ['"columns": 2', '"columns": ‸9']),
  fault('schema/section-props', rooms, ['"layout": "grid"', '‸"layuot": "grid"']),
  fault('schema/section-props', rooms, ['"surface": "mist"', '"surface": ‸"mits"']),
  fault('schema/section-props', rooms, [', "icon": "ship"', '', '‸{ "title": "t:rooms.why.sea.title"']),
  fault('schema/unknown-section-type', home, ['"page-hero"', '‸"page-heroo"']),
  fault('schema/duplicate-id', rooms, ['"id": "rooms-hero"', '"id": ‸"why"']),
  fault('ref/missing-asset', home, ['"/images/faro', '‸"/images/Faro']),
  fault('ref/missing-icon', rooms, ['"moon"', '‸"mooon"']),
  fault('ref/missing-entry', config, ['"page:not-found"', '‸"page:not-fond"']),
  fault('ref/missing-entry', config, ['"collection:languages"', '‸"collection:rooms"']),
  fault('i18n/missing-key', rooms, ['"t:rooms.hero.text', '‸"t:rooms.hero.txt']),
  fault('i18n/missing-translation', es, ['"home": "Inicio",', '', '"header": ‸{']),
  fault('i18n/extra-key', es, ['"home": "Inicio",', '"home": "Inicio", ‸"old": "Viejo",']),
  fault('i18n/type-mismatch', es, ['"home": "Inicio"', '‸"home": { "a": "Inicio" }']),
  fault('i18n/placeholder-mismatch', es, ['"%{rooms} hab', '‸"%{cuartos} hab']),
  fault('i18n/empty-value', es, ['"home": "Inicio"', '"home": ‸" "']),
  fault('i18n/inline-literal', lost, ['"code": "404"', '"code": ‸"Lost page"']),
  fault('route/bad-path', rooms, ['"/rooms"', '‸"/Our_Rooms"']),
  fault('route/duplicate', rooms, ['"/rooms"', '‸"/404"']),
  fault('route/suffix-collision', rooms, ['"/rooms"', '‸"/x-essentials"']),
  fault('route/missing-locale', lost, ['"status": 404,', '"status": 404, "paths": { ‸"fr": "/404-fr" },']),
  fault('link/broken', home, ['"page:rooms#why', '‸"/no-rooms-here']),
  fault('link/broken-anchor', home, ['"page:rooms#why', '‸"page:rooms#whi']),
  fault('link/hardcoded-path', home, ['"page:rooms#why', '‸"/rooms#why']),
  fault('link/insecure-or-local', home, ['"page:rooms#why', '‸"http://faro.test']),
  fault('link/mailto-tel', home, ['"page:rooms#why', '‸"mailto:faro']),
  fault('seo/missing-title', lost, ['{ "title": "t:notFound.title", "des', '‸{ "des']),
  fault('config/locales', config, ['"defaultLocale": "en"', '"defaultLocale": ‸"de"']),
  {
    ...fault('i18n/unused-key', lost, ['"t:notFound.home"', '"t:header.home"', '‸"home": "Back home"']),
    told: en,
  },
];
