import { type Fault, fault } from './validate-faults.ts';

const config = 'site.config.json';
const es = 'locales/es.json';
const about = 'pages/about-us.json';

/** Faults whose remedy is the point: what is advised must not lead to the next one. */
export const siteFileFaults: Fault[] = [
  fault('config/env', config, [
    '"origin": "https://www.inspira.example"',
    '"origin": "http://localhost:4173"',
    '"origin": ‸"http://localhost',
  ]),
  fault('ref/collection-folder', config, [
    '"overview": "page:solutions"',
    '"overview": "page:contact"',
    '"overview": ‸"page:contact"',
  ]),
  fault('config/unknown-option', config, ['"words": ["', '"words": [{ "a": "b" }, "', '"words": ‸[{']),
  fault('ref/misspelt-id', 'pages/solutions.json', ['"id": "process"', '"id": "proces"', '"id": ‸"proces"']),
  fault('schema/section-props', about, ['"map": { "src":', '"map": { "source":', '"map": { ‸"source":']),
  fault('schema/locale', es, [
    '"purchase": "Compra en línea"',
    '"recognize.purchase": "Compra en línea"',
    '‸"recognize.purchase"',
  ]),
  fault('route/suffix-collision', 'pages/newsletter-confirm.json', [
    '"/newsletter/confirm-es"',
    '"/newsletter/confirm"',
    '"es": ‸"/newsletter/confirm"',
  ]),
];
