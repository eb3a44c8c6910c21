import { type Fault, fault } from './validate-faults.ts';

const home = 'pages/home.json';
const about = 'pages/about-us.json';
const contact = 'pages/contact.json';
const partner = 'pages/partner-with-us.json';
const pay = 'pages/solutions/pay.json';
const config = 'site.config.json';
const es = 'locales/es.json';

/** Faults that could be told at several places of the project's own site, of which only one is wrong; not of words. */
export const sitePlaceFaults: Fault[] = [
  // Of two pictures the one that its file, or the series around it, says.
  fault('ref/orphan-asset', about, ['"/images/people/portrait-5.svg', '‸"/images/people/portrait-6.svg']),
  fault('ref/orphan-asset', about, ['"/images/people/portrait-5.svg', '‸"/images/people/portrait-1.svg']),
  fault('a11y/alt-quality', home, ['"/images/logos/solmarea.svg', '‸"/images/logos/pasoverde.svg']),
  fault('ref/orphan-asset', config, ['"/images/favicon.svg"', '‸"/images/logo.svg"']),
  fault('ref/missing-asset', about, ['"/images/people/portrait-5.svg"', '‸"/images/people/portrait-5.svg "']),
  // Of two forms, services, languages or addresses the one that is called otherwise.
  fault('i18n/misplaced-key', contact, [
    '"t:contact.form.inquiry.travel"',
    '‸"t:contact.form.inquiry.share"',
  ]),
  fault('i18n/misplaced-key', contact, [
    '"t:contact.validation.company_max"',
    '‸"t:contact.form.inquiry.promotions"',
  ]),
  fault('ref/missing-entry', contact, ['"schema": "contact"', '"schema": ‸"contat"']),
  fault('schema/duplicate-id', config, ['"id": "newsletter"', '"id": ‸"contact"']),
  fault('json/duplicate-key', contact, [
    '"minLength": "t:contact.validation.name_min"',
    '"maxLength": "t:contact.validation.name_min"',
    '‸"maxLength": "t:contact.validation.name_max"',
  ]),
  fault('form/unknown-field-type', contact, [
    '"company",\n              "kind": "text"',
    '"company",\n              "kind": ‸"select"',
  ]),
  fault('ref/page-name', 'pages/newsletter-confirm.json', [
    '"id": "newsletter-confirm"',
    '"id": ‸"newsletter-cnofirm"',
  ]),
  fault('route/not-found-status', config, [
    '"notFound": "page:solution-not-found"',
    '"notFound": ‸"page:not-found"',
  ]),
  fault('route/not-found-status', config, [
    '"notFound": "page:not-found"',
    '"notFound": ‸"page:solution-not-found"',
  ]),
  fault('a11y/link-text', config, [
    '"link": "page:about-us" },\n            { "label": "t:header.media", "link": "%{mediaUrl}" }',
    '"link": ‸"%{mediaUrl}" },\n            { "label": "t:header.media", "link": "page:about-us" }',
  ]),
  fault('i18n/inline-literal', home, ['"alt": "Quillaro"', '"alt": ‸"Qiullaro"']),
  fault('i18n/changed-letter', es, ['"Alineación estratégica"', '‸"Alineacion estratégica"']),
  fault('a11y/alt-quality', home, ['"alt": "Lumbrea"', '"alt": ‸"Inspira"']),
  fault('content/repeated-item', partner, [
    '{ "feature": "t:partner.comparison.travel.feature", "provider": true, "traditional": false }',
    '‸{ "feature": "t:partner.comparison.modules.feature", "provider": true, "traditional": false },\n{ "feature": "t:partner.comparison.travel.feature", "provider": true, "traditional": false }',
  ]),
  fault('a11y/alt-quality', 'pages/partner-with-us.json', ['"alt": "Solmarea"', '"alt": ‸"t:header.logo"']),
  fault('content/repeated-item', 'pages/solutions/share.json', ['"drawing": "loyalty"', '"drawing": ‸"roi"']),
  fault('ref/misspelt-id', 'pages/about-us.json', ['"key": "founder"', '"key": ‸"funder"']),
  fault('ref/misspelt-id', 'pages/rewards.json', ['"id": "categories"', '"id": ‸"categroies"']),
  fault('ref/misspelt-id', 'pages/solutions.json', ['"id": "clients"', '"id": ‸"cleints"']),
  fault('a11y/alt-quality', home, ['"alt": "Habitara"', '"alt": ‸"Kumbara"']),
  fault('i18n/inline-mismatch', pay, [
    '"t:solutions.pay.benefits.loyalty|',
    '‸"t:solutions.pay.benefits.engagement|',
  ]),
  fault('schema/section-props', pay, ['"percent": 59', '"percent": 69', '"parts": ‸[{']),
  fault('schema/section-props', 'pages/solutions/loyalty.json', [
    '"done": 3, "total": 4',
    '"done": ‸5, "total": 4',
  ]),
  fault('schema/section-props', pay, ['"self:features"', '‸"features"']),
  fault('form/endpoint', config, ['"/functions/v1/resend-email', '‸"/functions/v1/newsletter-subscribe']),
  fault('config/locales', config, ['"name": "English"', '"name": ‸"Español"']),
  fault('config/locales', config, ['"suffix": "-es"', '"suffix": ‸"-e"']),
  fault('i18n/inline-literal', config, ['"Tercia & Co"', '‸"Tercia and Co"']),
  fault('seo/jsonld', config, ['Url": "https://www.linkedin.com', 'Url": ‸"https://www.linkedn.com']),
  fault('link/broken', partner, [
    '"id": "partner-with-us",',
    '"id": "partner-with-us",\n  "locales": ‸["es"],',
  ]),
  fault('route/not-found-status', 'pages/not-found.json', [
    '"id": "not-found",',
    '"id": "not-found",\n  "locales": ‸["es"],',
  ]),
  fault('content/duplicate-order', about, ['"id": "about-us",', '"id": "about-us",\n  ‸"order": 3,']),
  fault('schema/duplicate-id', about, ['"key": "operations"', '"key": ‸"founder"']),
  fault('schema/page', 'pages/not-found.json', ['"status": 404', '"status": ‸"404"']),
  // A sign that is another, and what stands behind the end.
  fault('json/syntax', about, ['"role": "t:about.team.supply', '"role"‸; "t:about.team.supply']),
  fault('json/syntax', config, ['"locale": "en",\n      "name": ', '"locale": "en", ‸"name: ']),
  fault('json/syntax', about, ['["t:about.presence.madrid"]', '["t:about.presence.madrid"‸}']),
  // Of two pages at one address, or of one id, the one that is called otherwise; and what a wrong value is told by.
  fault('route/duplicate', 'pages/not-found.json', ['"path": "/404"', '"path": ‸"/solutions/404"']),
  fault('ref/unknown-entry', 'pages/solutions/marketplace.json', [
    '"id": "marketplace"',
    '"id": ‸"solution-not-found"',
  ]),
  fault('schema/section-props', 'pages/solutions.json', ['"layout": "clients"', '"layout": ‸"clientts"']),
  fault('link/insecure-or-local', contact, [
    '"link": "mailto:%{email}"',
    '"link": ‸"https://localhost:3000/contact"',
  ]),
];
