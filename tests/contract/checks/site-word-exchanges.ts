import type { Exchange } from './site-exchanges.ts';

const en = 'locales/en.json';
const es = 'locales/es.json';

/** Two texts of the project's own locale files, and where it is told once that they are in each other's place. */
export const siteWordExchanges: Exchange[] = [
  {
    check: 'i18n/wrong-script-or-language',
    parts: [
      [en, '"title": "Contact information"'],
      [es, '"title": "Información de contacto"'],
    ],
    at: [en, '"title": ‸"Información de contacto"'],
  },
  {
    check: 'i18n/wrong-script-or-language',
    parts: [
      [en, '"label": "Name"'],
      [es, '"label": "Nombre"'],
    ],
    at: [en, '"label": ‸"Nombre"'],
  },
];
