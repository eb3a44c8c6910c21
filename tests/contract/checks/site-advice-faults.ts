import { type Fault, fault, saying } from './validate-faults.ts';

const config = 'site.config.json';
const home = 'pages/home.json';
const en = 'locales/en.json';
const es = 'locales/es.json';

/** Faults that a reader mends by doing what the message says, literally. */
export const siteAdviceFaults: Fault[] = [
  saying(
    'Write one: \\n begins a new line.',
    fault('content/forbidden-text', es, ['"%{addressStreet}\\n', '‸"%{addressStreet}\\\\n']),
  ),
  saying(
    'Put the entry of the menu back: { "label": "t:header.rewards", "link": "page:rewards" }',
    fault('ref/orphan-page', config, [
      '{ "label": "t:header.rewards", "link": "page:rewards" },',
      '',
      '"items": ‸[\n            { "label": "t:header.solutions"',
    ]),
  ),
  saying(
    'says "dos" where "en" says "three"',
    fault('i18n/number-mismatch', es, ['"Un equipo en tres', '‸"Un equipo en dos']),
  ),
  saying(
    'says "Ocho" where "en" says "Seven"',
    fault('i18n/number-mismatch', es, ['"Siete países', '‸"Ocho países']),
  ),
  saying(
    'says "Cinco" where "en" says "Six"',
    fault('i18n/number-mismatch', es, ['"Seis valores', '‸"Cinco valores']),
  ),
  saying(
    'says "cuatro" where "en" says "five"',
    fault('i18n/number-mismatch', es, [
      '"Un proceso probado de cinco pasos',
      '‸"Un proceso probado de cuatro pasos',
    ]),
  ),
  saying(
    'says "dos" where "en" says "one"',
    fault('i18n/number-mismatch', es, [
      'en un día hábil.',
      'en dos días hábiles.',
      '‸"Respondemos las consultas',
    ]),
  ),
  saying(
    'says "dos mil" where "en" says "one thousand"',
    fault('i18n/number-mismatch', es, [
      '"De un piloto con mil miembros',
      '‸"De un piloto con dos mil miembros',
    ]),
  ),
  saying(
    'its end may be lost',
    fault('i18n/end-sign-mismatch', es, ['y tenía un solo cliente.', 'y tenía un so', '‸"Inspira nació en']),
  ),
  saying(
    '"Connect" is not the end of "Get in touch with us"',
    fault('content/emphasis', en, ['"Let’s Connect"', '"Get in touch with us"', '"emphasis": ‸"Connect"']),
  ),
  saying(
    'is not the end of "Conectemos"',
    fault('content/emphasis', es, ['"emphasis": "Conectemos"', '"emphasis": ‸"Escríbenos ya"']),
  ),
  saying(
    'twice: "titlePattern" adds it to every title.',
    fault('seo/title-pattern', en, ['"Contact our engagement team"', '‸"Contact our team – Inspira"']),
  ),
  saying(
    'as one before it does under other words',
    fault('content/repeated-item', home, [
      '"link": "page:solutions"',
      '"link": "page:contact"',
      '"label": "t:home.hero.contact",\n            "link": ‸"page:contact"',
    ]),
  ),
  saying(
    'The site is called "Acme" here, and "Inspira" in "titlePattern" and "legalName".',
    fault('seo/title-pattern', config, ['"name": "Inspira"', '"name": ‸"Acme"']),
  ),
  saying(
    'Did you mean "t:solutions.loyalty.hero.headline|Levels people are proud to climb"?',
    fault('i18n/missing-key', 'pages/solutions/loyalty.json', [
      '"t:solutions.loyalty.hero.headline|Levels',
      '‸"t:solutions.loyalty.hero.headlineLevels',
    ]),
  ),
  saying(
    'These are the words of "rewards.meta.title"',
    fault('i18n/stale', en, [
      '"About us: engagement since %{founded}"',
      '‸"Rewards for customers and teams"',
    ]),
  ),
  saying(
    'Write the translation of "Come and draw the next line".',
    fault('i18n/placeholder-mismatch', es, ['"Ven a trazar la próxima línea"', '‸"%{addressStreet}"']),
  ),
  saying(
    'Only an address stands here. Write the words.',
    fault('i18n/address-mismatch', en, [
      '"Give people a reason to come back"',
      '‸"https://inspira.test/start"',
    ]),
  ),
  saying(
    'which locales/es.json has. Write it here, too.',
    fault('i18n/placeholder-mismatch', en, ['"%{smart_count} solutions, one line', '‸"Solutions, one line']),
  ),
  saying(
    'and write %{phone} in both.',
    fault('content/hardcoded-fact', en, [
      'carried entirely by your brand.',
      'carried entirely by your brand. Call +1 (800) 555-0100.',
      '‸"Loyalty, rewards, promotions, travel and',
    ]),
  ),
  saying(
    '"people" must be a group { } with "text" and "title"; only "title" is left',
    fault('i18n/moved-group', es, [
      `"people": {
        "text": "Soporte dedicado a toda hora, en español y en inglés.",
        "title": "Personas que responden"
      }`,
      '‸"people": "Personas que responden"',
    ]),
  ),
  saying(
    'To hide a section, write "draft": true.',
    fault('schema/page', home, ['"id": "hero",', '"id": "hero", ‸"hidden": true,']),
  ),
  saying(
    'To hide a section, write "draft": true.',
    fault('schema/page', home, ['"id": "hero",', '"id": "hero", ‸"published": false,']),
  ),
  saying(
    'Did you mean "$lint"?',
    fault('schema/page', home, [
      '"id": "hero",',
      '"id": "hero", ‸"lint": [{ "disable": "i18n/inline-literal", "reason": "a quotation" }],',
    ]),
  ),
  saying(
    'Write it, such as "reason": "a quotation, the same in every language".',
    fault('schema/page', home, [
      '"id": "hero",',
      '"id": "hero", "$lint": [‸{ "disable": "i18n/inline-literal" }],',
    ]),
  ),
  saying(
    'There is no property "keywords" in "meta". Remove it.',
    fault('schema/page', home, [
      '"title": "t:home.meta.title"',
      '"title": "t:home.meta.title", ‸"keywords": "loyalty"',
    ]),
  ),
  saying(
    'Did you mean "%{title} – Inspira"?',
    fault('schema/site', config, ['"%{title} – Inspira"', '‸"%{titel} – Inspira"']),
  ),
  saying(
    'is not one of "locales". Write "en" or "es".',
    fault('config/locales', config, ['"defaultLocale": "en"', '"defaultLocale": ‸"fr"']),
  ),
  saying(
    'is neither a full address, such as https://example.com, nor a path that begins with /.',
    fault('config/env', config, ['"mediaUrl": "https', '"mediaUrl": ‸"ttp']),
  ),
  saying(
    'Write the path of Inspira’s own picture, or correct the name.',
    fault('a11y/alt-quality', home, [
      '"alt": "Pasoverde"\n            }\n          }',
      '"alt": "Pasoverde"\n            }\n          },\n          { "image": { "src": ‸"/images/logos/pasoverde.svg", "alt": "Inspira" } }',
    ]),
  ),
  saying(
    'Let both lead to one place, or give the links different words.',
    fault('a11y/link-text', config, [
      '{ "label": "t:header.rewards"',
      '{ "label": "t:header.media", "link": ‸"https://jobs.example" },\n            { "label": "t:header.rewards"',
    ]),
  ),
  saying(
    'Write "t:header.ourPrices", and its words under that name in locales/en.json and locales/es.json',
    fault('i18n/inline-literal', config, [
      '{ "label": "t:header.rewards"',
      '{ "label": ‸"Our prices", "link": "page:contact" },\n            { "label": "t:header.rewards"',
    ]),
  ),
  saying(
    'Write "t:partner.partners.alt", and its words under that name in locales/en.json',
    fault('i18n/inline-literal', 'pages/partner-with-us.json', [
      '"alt": "Kumbara"',
      '"alt": ‸"Kumbara, the newest of our brands"',
    ]),
  ),
  saying(
    '"Connect" is not the end of "Get in touch", which it should emphasize',
    fault('content/emphasis', en, ['"Let’s Connect"', '"Get in touch"', '"emphasis": ‸"Connect"']),
  ),
  saying(
    'Name the picture that belongs here.',
    fault('media/todo-picture', home, ['"src": "/images/logos/kumbara.svg"', '"src": ‸"/images/todo.svg"']),
  ),
  saying(
    '"app, app," is one word twice, and only in this language.',
    fault('content/repeated-word', es, ['en la app, en', 'en la app, app, en', '‸"Acumula y canjea en caja']),
  ),
  saying(
    'write "feature": … inside of "integrations": { }, which may be there already.',
    fault('schema/locale', es, [
      '"integrations": {\n        "feature": "Integraciones",',
      '‸"integrations.feature": "Integraciones",\n      "integrations": {',
    ]),
  ),
];
