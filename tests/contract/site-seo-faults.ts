import { type Fault, fault } from './validate-faults.ts';

const rewards = 'pages/rewards.json';
const partner = 'pages/partner-with-us.json';

/** Faults of how pages look in search results and where they are shared. */
export const siteSeoFaults: Fault[] = [
  fault('seo/duplicate-title', partner, [
    '"t:partner.meta.title"',
    '"t:about.meta.title"',
    '"title": ‸"t:about.meta.title"',
  ]),
  fault('seo/duplicate-description', partner, [
    '"t:partner.meta.description"',
    '"t:about.meta.description"',
    '"description": ‸"t:about.meta',
  ]),
  fault('seo/missing-description', rewards, [
    ', "description": "t:rewards.meta.description"',
    '',
    '"meta": ‸{',
  ]),
  fault('seo/noindex-linked', rewards, [
    'rewards.meta.description" }',
    'rewards.meta.description", "noindex": true }',
    '"noindex": ‸true',
  ]),
  fault('seo/og-image', rewards, [
    'rewards.meta.description" }',
    'rewards.meta.description", "image": { "src": "/images/about-rings.svg" } }',
    '"src": ‸"/images/about-rings.svg"',
  ]),
];
