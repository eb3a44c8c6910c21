import { projectText } from '../guards/project-text.ts';
import { type Fault, fault } from './validate-faults.ts';

const loyalty = 'pages/solutions/loyalty.json';
const pay = 'pages/solutions/pay.json';
const rewards = 'pages/rewards.json';
const partner = 'pages/partner-with-us.json';

const wordsOf = (file: string, name: string): string =>
  new RegExp(`meta\\.${name}\\|([^"]*)"`).exec(projectText(file))?.[1] ?? '';

/** Faults of how pages look in search results and where they are shared. */
export const siteSeoFaults: Fault[] = [
  fault('i18n/misplaced-key', partner, ['"t:partner.meta.title"', '‸"t:about.meta.title"']),
  fault('i18n/misplaced-key', partner, ['"t:partner.meta.description"', '‸"t:about.meta.description"']),
  // The words of another page behind the page's own name: which of the two is wrong, the translations know.
  ...['title', 'description'].map((name) =>
    fault('i18n/stale', loyalty, [
      wordsOf(loyalty, name),
      wordsOf(pay, name),
      `"${name}": ‸"t:solutions.loyalty.meta.${name}|`,
    ]),
  ),
  // How it looks in search results says more than how much longer it is than the English one.
  fault('seo/length', 'locales/es.json', [
    '"title": "Contacta a nuestro equipo"',
    '"title": ‸"Contacta a nuestro equipo ahora mismo y cuéntanos todo lo que quieras saber"',
  ]),
  fault('seo/missing-description', rewards, [
    ', "description": "t:rewards.meta.description"',
    '',
    '"meta": ‸{',
  ]),
  fault('seo/noindex-linked', rewards, [
    'rewards.meta.description" }',
    'rewards.meta.description", "noindex": ‸true }',
  ]),
  fault('seo/og-image', rewards, [
    'rewards.meta.description" }',
    'rewards.meta.description", "image": { "src": ‸"/images/about-rings.svg" } }',
  ]),
];
