import { type Fault, fault } from './validate-faults.ts';

const config = 'site.config.json';
const home = 'pages/home.json';
const partner = 'pages/partner-with-us.json';
const es = 'locales/es.json';
const confirm = 'pages/newsletter-confirm.json';
const pay = 'pages/solutions/pay.json';
const lost = 'pages/not-found.json';

/** Faults of what documents name: pages, pictures, icons, languages and addresses. */
export const siteReferenceFaults: Fault[] = [
  fault('schema/duplicate-id', 'pages/solutions/travel.json', ['"id": "travel"', '"id": ‸"home"']),
  fault('schema/choice-missing', confirm, ['"action": "confirm"', '"action": ‸"unsubscribe"']),
  ...[
    '"draft": ‸true',
    '"publishAt": ‸"2999-01-01T00:00:00Z"',
    '"unpublishAt": ‸"2020-01-01T00:00:00Z"',
    '"unpublishAt": ‸"2999-01-01T00:00:00Z"',
  ].map((hidden) =>
    fault('schema/choice-missing', confirm, [
      '"id": "newsletter-confirm",',
      `"id": "newsletter-confirm", ${hidden},`,
    ]),
  ),
  fault('schema/choice-missing', confirm, ['"id": "confirm",', '"id": "confirm", "draft": ‸true,']),
  fault('schema/unknown-section-type', confirm, ['"newsletter-link', '‸"newsleter-link']),
  fault('schema/section-props', confirm, ['"newsletter-link"', '‸"not-found"']),
  fault('schema/page', confirm, ['"sections"', '‸"sectoins"']),
  fault('link/home-elsewhere', config, ['"home": "page:home"', '"home": ‸"page:about-us"']),
  fault('link/home-elsewhere', config, [
    '"t:sectionFallback.home", "link": "page:home"',
    '"t:sectionFallback.home", "link": ‸"page:pay"',
  ]),
  ...['section-fallback', 'consent'].map((id) =>
    fault('link/broken-anchor', pay, ['"page:contact"', `‸"page:contact#${id}"`]),
  ),
  ...['text', 'title', 'meta.description'].map((name) =>
    fault('i18n/misplaced-key', lost, [
      '"t:notFound.home"',
      `"t:notFound.${name}"`,
      `"label": ‸"t:notFound.${name}"`,
    ]),
  ),
  fault('a11y/main-heading', home, ['"id": "hero",', '"id": "hero", "draft": ‸true,']),
  fault('ref/unknown-entry', 'pages/solutions/marketplace.json', [
    '"id": "marketplace",',
    '"id": "marketplace", "draft": ‸true,',
  ]),
  fault('route/missing-locale', 'pages/about-us.json', [
    '{ "src": "/images/about-rings.svg" }',
    '{ "src": "/images/about-rings.svg", "srcByLocale": { ‸"es-MX": "/images/about-rings.svg" } }',
  ]),
  fault('schema/duplicate-id', home, ['"id": "hero"', '"id": ‸"main"']),
  fault('link/absolute-same-site', config, [
    '"link": "page:rewards"',
    '"link": ‸"https://www.inspira.example:443/rewards"',
  ]),
  fault('ref/missing-asset', 'pages/solutions/marketplace.json', [
    '"/images/objects/sun.svg',
    '‸"/images/sun.svg',
  ]),
  fault('i18n/missing-key', home, ['"t:home.solutions.title?smart', '‸"t:home.solutions.title&smart']),
  fault('i18n/invalid-message', home, ['"t:home.hero.text"', '‸"{{t:home.hero.text}}"']),
  fault('link/insecure-or-local', config, [
    '"link": "%{mediaUrl}"',
    '"link": ‸"https://media.inspira.example /blog"',
  ]),
  fault('i18n/inline-literal', config, ['"Solmarea",\n    "Veldora"', '‸"Solmarea, Veldora"']),
  fault('i18n/edge-space', es, ['"solutions": "Soluciones"', '"solutions": ‸"\u200bSoluciones"']),
  fault('form/unknown-rule', 'pages/contact.json', [
    '"t:contact.validation.name_max',
    '‸"t:contact.validation.message_max',
  ]),
  fault('a11y/alt-quality', partner, [
    '"/images/logos/solmarea.svg", "alt": "Solmarea" } },\n          { "image": { "src": "/images/logos/veldora.svg", "alt": "Veldora"',
    '‸"/images/logos/solmarea.svg", "alt": "Veldora" } },\n          { "image": { "src": "/images/logos/veldora.svg", "alt": "Solmarea"',
  ]),
  // A menu entry with the text of its neighbor: its own is shown nowhere then.
  fault('a11y/link-text', config, [
    '"label": "t:header.rewards", "link": "page:rewards"',
    '"label": ‸"t:header.about", "link": "page:rewards"',
  ]),
  fault('i18n/unlike-others', 'pages/solutions/loyalty.json', [
    '"src": "/images/heroes/loyalty.svg"',
    '"src": ‸"/images/solutions/loyalty.svg"',
  ]),
  fault('schema/translations-lock', 'translations.lock.json', [
    '"footer.contact": "1tgxh5sr2g6.0a6s1bp740v"',
    '"footer.contact": ‸"1TGXH5SR2G6.0A6S1BP740V"',
  ]),
];
