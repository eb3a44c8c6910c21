import { type Fault, fault } from './validate-faults.ts';

const config = 'site.config.json';
const es = 'locales/es.json';
const home = 'pages/home.json';
const about = 'pages/about-us.json';

/** Faults whose remedy is the point: what is advised must not lead to the next one. */
export const siteFileFaults: Fault[] = [
  fault('config/env', config, [
    '"origin": "https://www.inspira.example"',
    '"origin": ‸"http://localhost:4173"',
  ]),
  fault('ref/collection-folder', config, ['"overview": "page:solutions"', '"overview": ‸"page:contact"']),
  fault('config/unknown-option', config, ['"words": ["', '"words": ‸[{ "a": "b" }, "']),
  fault('ref/misspelt-id', 'pages/solutions.json', ['"id": "process"', '"id": ‸"proces"']),
  fault('schema/section-props', about, ['"map": { "src":', '"map": { ‸"source":']),
  fault('schema/locale', es, ['"purchase": "Compra en línea"', '‸"recognize.purchase": "Compra en línea"']),
  fault('schema/locale', es, ['"label": "Tipo de consulta"', '‸"label.a": "Tipo", "label.b": "de consulta"']),
  fault('a11y/alt-quality', 'pages/partner-with-us.json', ['"alt": "Inspira"', '"alt": ‸"Veldora"']),
  ...['Veldora', 'solmarea'].map((name) =>
    fault('a11y/alt-quality', config, [
      '"src": "/images/logo-inverse.svg", "alt": "t:header.logo"',
      `"src": "/images/logo-inverse.svg", "alt": ‸"${name}"`,
    ]),
  ),
  fault('ref/missing-icon', 'pages/solutions.json', ['"chart-no-axes-combined', '‸"chart_no_axes_combined']),
  fault('i18n/misplaced-key', home, ['"t:home.why.weeks.title"', '‸"t:home.why.weeks.text"']),
  {
    ...fault('i18n/missing-translation', home, [
      '"t:home.why.brand.title"',
      '"t:home.why.brand.heading|All yours"',
      '"why": {\n      "brand": ‸{',
    ]),
    told: es,
  },
  fault('i18n/missing-key', home, ['"t:home.why.brand.text"', '‸"t:home.why.brand.text.title"']),
  fault('schema/unknown-section-type', 'pages/solutions/loyalty.json', [
    '"type": "key-features"',
    '"type": ‸"Hero"',
  ]),
  fault('i18n/inline-literal', 'pages/solutions/pay.json', [
    '"t:solutions.pay.hero.headline|Points that spend like money"',
    '‸"Points that buy anything"',
  ]),
  fault('schema/duplicate-id', about, ['"id": "story"', '"id": ‸"hero"']),
  fault('link/mailto-tel', config, ['"link": "tel:%{phoneLink}"', '"link": ‸"tel:8005550100"']),
  fault('route/suffix-collision', 'pages/newsletter-confirm.json', [
    '"/newsletter/confirm-es"',
    '‸"/newsletter/confirm"',
  ]),
];
