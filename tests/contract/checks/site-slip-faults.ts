import { type Fault, fault } from './validate-faults.ts';

const en = 'locales/en.json';
const es = 'locales/es.json';
const home = 'pages/home.json';

/** What programs and keyboards make of texts, names and types: each is one problem, at its place. */
export const siteSlipFaults: Fault[] = [
  fault('schema/page', 'pages/solutions/share.json', [
    '"type": "benefits",\n      "id": "benefits",\n      "props": {',
    '"id": "benefits",\n      "props": {\n        ‸"type": "benefits",',
  ]),
  fault('a11y/alt-quality', home, ['"src": "/images/logos/fluvanta.svg"', '"src": ‸"/images/logo.svg"']),
  fault('a11y/link-text', 'site.config.json', [
    '"link": "%{mediaUrl}"',
    '"link": ‸"https://media.inspira.exmaple"',
  ]),
  fault('link/broken', home, ['"link": "page:contact"', '"link": ‸"www.inspira.example/contact"']),
  // One fault is told once, whatever else could be said of what it has left.
  fault('i18n/placeholder-mismatch', en, [
    '%{weeks} weeks',
    'weeks weeks',
    '"description": ‸"Loyalty, rewards, promotions, travel and payments on one engagement platform, under your own brand and live in weeks weeks',
  ]),
  fault('i18n/missing-translation', es, [
    '"sectionFallback": {\n    "error"',
    '"sectionFallback": {\n    ‸"errro"',
  ]),
  fault('i18n/case-mismatch', en, ['"One short letter a month', '‸"one short letter a month']),
  fault('i18n/inline-literal', home, ['"alt": "Mirabento"', '"alt": ‸"Mi\\rabento"']),
  fault('i18n/inline-literal', home, ['"alt": "Mirabento"', '"alt": ‸"Mirab\ufffdnto"']),
  fault('a11y/alt-quality', 'pages/solutions.json', ['"alt": "Veldora"', '"alt": ‸"+18005550100"']),
  fault('schema/section-props', home, [
    '"items": [\n          {\n            "image": {\n              "src": "/images/logos/solmarea.svg",\n              "alt": "Solmarea"\n            }',
    '"items": [\n          {\n            "image": {\n              "src": "/images/logos/solmarea.svg"\n            },\n            ‸"name": "Solmarea"',
  ]),
  fault('i18n/todo-value', en, ['"open": "Open menu"', '"open": ‸"#NAME?"']),
  fault('i18n/todo-value', es, ['"Explora las vacantes"', '‸"#N/A"']),
  fault('i18n/todo-value', es, ['"Explora las vacantes"', '‸"#¡DIV/0!"']),
  fault('i18n/todo-value', es, ['"Explora las vacantes"', '‸"NaN"']),
  fault('content/forbidden-text', es, ['"Público"', '‸"Pu00fablico"']),
  fault('content/forbidden-text', es, ['"Abrir menú"', '‸"Abrir menú (revisar)"']),
  fault('content/forbidden-text', es, ['"Abrir menú"', '‸"ES: Abrir menú"']),
  fault('content/forbidden-text', es, ['"Abrir menú"', '‸"Claro, aquí tienes la traducción: Abrir menú"']),
  fault('i18n/invalid-message', en, ['"%{conversions}+', '‸"%{conversions)+']),
  fault('i18n/invalid-message', es, ['"%{hotelsInWords} de', '‸"%{hotelsInWords) de']),
  fault('i18n/placeholder-mismatch', en, [
    '"Started Inspira in %{founded} with one program',
    '‸"Started Inspira in <founded> with one program',
  ]),
  fault('content/forbidden-text', 'pages/solutions.json', ['"provider": true', '"provider": ‸"✓"']),
  fault('content/forbidden-text', 'pages/partner-with-us.json', ['"provider": true', '"provider": ‸"Yes"']),
  fault('i18n/inline-literal', home, ['"alt": "Solmarea"', '"alt": ‸"Solmaera"']),
  fault('schema/section-props', home, ['"type": "hero"', '"type": ‸"page-hero"']),
  fault('i18n/todo-value', en, ['"open": "Open menu"', '"open": ‸"page:contact"']),
  fault('i18n/todo-value', es, ['"Abrir menú"', '‸"/images/logo.svg"']),
  fault('i18n/todo-value', es, ['"Abrir menú"', '‸"header.open;Abrir menú"']),
  fault('i18n/todo-value', es, ['"Abrir menú"', '‸"about-us"']),
  fault('content/punctuation', es, ['"Abrir menú"', '‸"• Abrir menú"']),
  fault('schema/locale', es, ['"hero": {', '‸"héroe": {']),
  fault('i18n/invalid-message', es, ['"%{conversions}', '‸"%{conversión}']),
  fault('schema/section-props', 'pages/solutions/loyalty.json', [
    '"features": "self:features"',
    '"features": "self:features", ‸"section": { "type": "hero", "id": "extra", "props": { "title": "t:solutionPage.benefits.title" } }',
  ]),
  fault('i18n/unused-key', en, [
    '"open": "Open menu"',
    '"open": "Open menu", ‸"other": "Compra en línea y recibe tus puntos"',
  ]),
  fault('i18n/edge-space', en, ['"One tap, and', '‸"One\\tap, and']),
  fault('content/punctuation', es, [
    '"Otros pidieron referidos, promociones',
    '‸"Otros pidieron referidos ,promociones',
  ]),
  fault('config/unknown-option', 'site.config.json', [
    '"checks": {',
    '"checks": { "media/too-large": { "options": { "photo": ‸-3 } },',
  ]),
  ...['{', '}', '[', ']'].map((sign) =>
    fault('json/syntax', home, ['"type": "hero",', `\n‸${sign}\n"type": "hero",`]),
  ),
  fault('schema/section-props', home, ['"type": "catalog"', '"type": ‸"list"']),
  ...['logo', 'Logo'].map((alt) =>
    fault('a11y/alt-quality', home, ['"alt": "Solmarea"', `"alt": ‸"${alt}"`]),
  ),
  fault('i18n/todo-value', home, ['"alt": "Solmarea"', '"alt": ‸"TODO"']),
  fault('content/forbidden-text', home, ['"alt": "Solmarea"', '"alt": ‸"lorem ipsum"']),
  fault('link/mailto-tel', 'pages/about-us.json', ['"mailto:%{careersEmail}"', '‸"mailto:%{careersEmail}}"']),
  fault('link/mailto-tel', 'site.config.json', ['"mailto:%{email}"', '‸"mailto:%{email}}"']),
  ...['Since 2012', 'Call +1 800 555 0100 '].flatMap((text) => [
    fault('i18n/unused-key', en, ['"about": {', `"about": {\n    ‸"old": "${text}",`]),
    fault('i18n/extra-key', es, ['"about": {', `"about": {\n    ‸"old": "${text}",`]),
  ]),
];
