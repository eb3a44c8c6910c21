import { type Fault, fault } from './validate-faults.ts';

const config = 'site.config.json';

/** Faults in the settings of the project's own site. */
export const siteSettingFaults: Fault[] = [
  fault('schema/site', config, ['"notFound": "page:not-found"', '"notFound": ‸"solution-not-fund"']),
  fault('schema/site', config, ['"notFound": "page:not-found"', '"notFound": ‸"page:not-found#not-found"']),
  fault('schema/site', config, [
    '"origin": "https://www.inspira.example"',
    '"origin": ‸"https://localhost:4173"',
  ]),
  fault('schema/site', config, ['"overview": "page:solutions"', '"overview": ‸"page:solutions#products"']),
  fault('schema/site', config, [
    '"notFound": "page:solution-not-found"',
    '"notFound": ‸"page:solution-not-found#products"',
  ]),
  fault('redirect/target', config, [
    '"notFound": "page:not-found"',
    '"redirects": { ‸"page:about-us": "/careers" },\n  "notFound": "page:not-found"',
  ]),
  fault('a11y/link-text', config, ['"label": "t:header.rewards"', '"label": ‸"t:header.about"']),
  fault('config/unknown-option', config, ['"constants": {}', '"constants": { ‸"menuDelay": 200 }']),
  fault('content/hardcoded-fact', config, ['"year": "%{year}"', '"year": ‸"2024"']),
  fault('config/env', config, [
    '"hello@inspira.example",\n    "partners',
    '‸"hello.inspira.example",\n    "partners',
  ]),
  fault('config/env', config, ['"/functions/v1/resend-email"', '‸"functions/v1"']),
  fault('config/numbers', config, ['"7": "siete"', '"7": ‸"seis"']),
  fault('config/numbers', config, ['"7": "siete"', '‸"17": "siete"']),
  fault('config/numbers', config, ['"7": "siete"', '"7": ‸"siete."']),
  fault('config/locales', config, ['"og": "es_MX"', '"og": ‸"es_MY"']),
  fault('config/numbers', config, ['        "9": "nueve",\n', '', '"og": "es_MX",\n      "numbers": ‸{']),
  fault('config/unknown-option', config, ['"numbers"', '‸"numbrs"']),
  fault('schema/site', config, ['"7": "siete"', '‸"07": "siete"']),
  fault('config/secret', config, ['"local-public-key"', '‸"sb_secret_abcdefghijklmnopqrstuvwx"']),
  fault('config/unknown-check', config, ['"i18n/identical-to-source"', '‸"i18n/identical-to-sorce"']),
  fault('config/unknown-option', config, ['"themeColor"', '‸"themeColour"']),
  fault('form/endpoint', config, ['"contactUrl": "/functions/v1/resend-email"', '"contactUrl": ‸" "']),
  fault('i18n/required-in-locale', config, [', "es": "1.1 millones"', '', '"hotelsInWords": ‸{ "en"']),
  fault('i18n/placeholder-mismatch', config, ['"careersEmail":', '‸"carersEmail":']),
  fault('i18n/inline-literal', config, ['    "Orvanta",\n', '', '"names": ‸[']),
  fault('ref/orphan-asset', config, ['  "icon": "/images/favicon.svg",\n', '', '‸{\n  "$schema"']),
  fault('ref/orphan-asset', config, [
    '  "shareImage": { "template": "/images/share-template.svg" },\n',
    '',
    '‸{\n  "$schema"',
  ]),
  fault('ref/orphan-page', config, [
    '"label": "t:header.rewards", "link": "page:rewards"',
    '"label": "t:header.rewards", "link": ‸"page:home"',
  ]),
  fault('redirect/target', config, [
    '"notFound": "page:not-found"',
    '"redirects": { "/jobs": ‸"page:not-found" }, "notFound": "page:not-found"',
  ]),
  fault('redirect/target', config, [
    '"notFound": "page:not-found",\n  "layout"',
    '"redirects": { ‸"/contact": "page:rewards" },\n  "notFound": "page:not-found",\n  "layout"',
  ]),
  fault('redirect/target', config, [
    '"notFound": "page:not-found",\n  "layout"',
    '"redirects": { "/our-essentials": ‸"page:about-us" },\n  "notFound": "page:not-found",\n  "layout"',
  ]),
  fault('ref/collection-folder', config, ['"solutions": {\n', '‸"solution": {\n']),
  fault('redirect/target', config, [
    '"notFound": "page:not-found",\n  "layout"',
    '"redirects": { ‸"/old/*": "page:rewards" },\n  "notFound": "page:not-found",\n  "layout"',
  ]),
  fault('seo/title-pattern', config, ['"%{title} – Inspira"', '‸"%{title}"']),
  fault('seo/title-pattern', config, ['"%{title} – Inspira"', '‸"%{title} – %{title} – Inspira"']),
  fault('seo/title-pattern', config, ['"name": "Inspira"', '"name": ‸"Insipra"']),
  fault('schema/duplicate-id', config, ['"id": "footer"', '"id": ‸"hero"']),
  fault('ref/orphan-entry', config, ['"support": "24/7",', '"support": "24/7",\n    ‸"fax": "555",']),
  fault('seo/jsonld', config, ['"telephone": "+1-800-555-0100"', '"telephone": ‸"+1-800-555-0199"']),
  fault('route/shadowed', config, [
    '"collections": {',
    '"collections": { "news": { "path": "/solutions/{slug}" },',
    '"path": ‸"/solutions/{slug}",\n',
  ]),
  fault('config/locales', config, ['"locale": "es"', '"locale": ‸"es-MX"']),
  fault('config/unknown-option', config, ['"newsletterUrl"', '‸"nesletterUrl"']),
  fault('schema/site', config, ['"path": "/solutions/{slug}"', '"path": ‸"/solutions/:slug"']),
  fault('config/unknown-option', config, ['"keys": ["solutions', '‸"kys": ["solutions']),
  fault('seo/length', config, [
    '"%{title} – Inspira"',
    '‸"%{title} – Inspira, company of engagement solutions for brands"',
  ]),
  fault('config/env', config, ['"https://media.inspira.example",', '‸"http://media.inspira.example",']),
  fault('config/env', config, ['"backendUrl": "/"', '"backendUrl": ‸"http://x.example"']),
  fault('config/unknown-option', config, [
    '["solutions.*.card.title", "sectionFallback.error"]',
    '‸"solutions.*.card.title"',
  ]),
  fault('form/endpoint', config, [
    '"contactUrl": "/functions/v1/resend-email"',
    '"contactUrl": ‸"/functions/v1/resend-emial"',
  ]),
  fault('form/endpoint', config, [
    '"newsletterUrl": "/functions/v1/newsletter-subscribe"',
    '"newsletterUrl": ‸"/functions/v1/newsletter-subscibe"',
  ]),
  ...['/images', '/index'].map((from) =>
    fault('redirect/target', config, [
      '"notFound": "page:not-found",\n  "layout"',
      `"redirects": { ‸"${from}": "page:rewards" },\n  "notFound": "page:not-found",\n  "layout"`,
    ]),
  ),
  fault('i18n/placeholder-mismatch', config, ['"careersEmail":', '‸"jobsEmail":']),
  fault('config/env', config, ['"analyticsUrl": ""', '"analyticsUrl": ‸"http://plausible.local"']),
  fault('json/syntax', config, ['"t:header.language"', '‸t:header.language"']),
  fault('link/broken-anchor', config, [
    '"t:header.solutions", "link": "page:solutions"',
    '"t:header.solutions", "link": ‸"#"',
  ]),
  fault('i18n/identical-to-source', config, ['"words": ["pts", ', '"words": ‸[']),
  fault('i18n/identical-to-source', config, [
    '"keys": ["solutions.*.card.title"',
    '"keys": [‸"solutions.*.card.titel"',
  ]),
];
