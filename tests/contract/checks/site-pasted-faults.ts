import { type Fault, fault } from './validate-faults.ts';

const config = 'site.config.json';
const en = 'locales/en.json';
const es = 'locales/es.json';
const about = 'pages/about-us.json';
const contact = 'pages/contact.json';
const rewards = 'pages/rewards.json';
const share = 'pages/solutions/share.json';
const advisor = 'pages/solutions/travel-advisor.json';

/** Faults of what was pasted, typed on another machine or copied and only half changed, in the project's own site. */
export const sitePastedFaults: Fault[] = [
  fault('i18n/identical-to-source', es, [
    '"text": "Un equipo en tres continentes y una convicción: la gente vuelve con quien la toma en cuenta.",\n      "title": "Cerramos el círculo desde %{founded}"',
    '"text": "A team on three continents with one conviction: people return to those who notice them.",\n      "title": "We have been closing the loop since %{founded}"',
    '"hero": ‸{\n      "text": "A team on three cont',
  ]),
  fault('i18n/changed-letter', es, [
    'cuéntanos qué tienes en mente',
    'cuentanos que tienes en mente',
    '"text": ‸"Haz una pregunta, pide una demo o simplemente cuentanos que',
  ]),
  fault('i18n/changed-letter', es, [
    '"Esta línea no lleva a ningún lado',
    '‸"Esta linea no lleva a ningun lado',
  ]),
  fault('i18n/changed-letter', es, ['"Cerrar menú"', '‸"Cerrar men?"']),
  fault('content/repeated-item', about, [
    '"bio": "t:about.team.supply.bio",\n            "image": { "src": "/images/people/portrait-4.svg" }\n          },',
    '"bio": "t:about.team.supply.bio",\n            "image": { "src": "/images/people/portrait-4.svg" }\n          },\n          ‸{\n            "key": "sales",\n            "name": "t:about.team.name",\n            "role": "t:about.team.supply.role",\n            "bio": "t:about.team.supply.bio",\n            "image": { "src": "/images/people/portrait-1.svg" }\n          },',
  ]),
  fault('content/repeated-item', rewards, [
    '"t:rewards.categories.financial.bills"',
    '"t:rewards.categories.financial.bills",\n              ‸"t:rewards.categories.financial.cards"',
  ]),
  fault('content/repeated-item', about, [
    '"title": "t:about.awards.technology",\n            "event": "t:about.awards.firstEvent"',
    '"title": "t:about.awards.technology",\n            "event": ‸"t:about.awards.technology"',
  ]),
  fault('content/repeated-word', es, [
    '"Soporte dedicado %{support}',
    '‸"Soporte dedicado %{support}%{support}',
  ]),
  fault('content/repeated-word', es, [
    '"Hubo un problema enviando tu mensaje',
    '‸"Hubo un problema enviando tu mensaje enviando tu mensaje',
  ]),
  fault('content/repeated-word', en, [
    '"Please select an inquiry',
    '‸"Please select an inquiry select an inquiry',
  ]),
  ...[
    [es, 'Confirmar suscripción', 'Confirmar suscripción [ver con Ana]'],
    [en, 'Confirm subscription', 'Confirm subscription [check with Ana]'],
    [en, 'Confirm subscription', 'Confirm subscription OLD'],
    [es, 'Confirmar suscripción', '\\"Confirmar suscripción\\"'],
    [es, 'Confirmar suscripción', "'Confirmar suscripción'"],
    [en, 'Confirm subscription', '\\"Confirm subscription\\"'],
  ].map(([file = '', from, to]) =>
    fault('content/forbidden-text', file, [`"submit": "${from}"`, `"submit": ‸"${to}"`]),
  ),
  fault('content/forbidden-text', advisor, [
    '"t:solutions.travel-advisor.card.title|Travel Advisor"',
    '‸"t:solutions.travel-advisor.card.title|C:\\\\Users\\\\Ana\\\\Desktop\\\\texts.docx"',
  ]),
  fault('i18n/end-sign-mismatch', share, [
    '"t:solutions.share.card.title|Share"',
    '‸"t:solutions.share.card.title|Share."',
  ]),
  fault('i18n/case-mismatch', share, [
    '|Turn a happy customer into',
    '|tomer into',
    '"description": ‸"t:solutions.share.card.description|tomer into',
  ]),
  fault('i18n/edge-space', es, ['"Confirmar suscripción"', `‸"${'Confirmar suscripción'.normalize('NFD')}"`]),
  fault('i18n/unused-key', 'pages/solutions.json', [
    '"t:solutions.process.discovery.title"',
    '‸"t:solutions.process.discovery.title|Discovery New"',
  ]),
  fault('schema/locale', es, ['"hero": {\n      "emphasis"', '"hero": {\n      ‸"emphasis "']),
  fault('i18n/moved-group', en, [
    '"recognition": {\n        "anniversaries": "Service anniversaries",\n        "incentives": "Sales incentives",\n        "peers": "Peer-to-peer awards",\n        "title": "Employee and partner recognition"\n      },',
    '‸"anniversaries": "Service anniversaries",\n        "incentives": "Sales incentives",\n        "peers": "Peer-to-peer awards",\n        "title": "Employee and partner recognition",',
  ]),
  fault('i18n/placeholder-mismatch', es, ['"Inspira nació en %{founded}', '‸"INSPIRA NACIÓ EN %{FOUNDED}']),
  fault('content/misspelt-name', config, [
    '"legalName": "Inspira Engagement',
    '"legalName": ‸"Insipra Engagement',
  ]),
  fault('config/env', config, ['"phoneLink": "+18005550100"', '"phoneLink": ‸"18005550100"']),
  fault('i18n/wrong-script-or-language', config, [
    '"weeksInWords": { "en": "four to eight", "es": "cuatro a ocho" }',
    '"weeksInWords": ‸"four to eight"',
  ]),
  fault('i18n/wrong-script-or-language', config, [
    '"hotelsInWords": { "en": "1.1 million", "es": "1.1 millones" }',
    '"hotelsInWords": ‸"1.1 million"',
  ]),
  fault('i18n/extra-key', es, [
    '"role": "Dirección de Tecnología"',
    '"role": "Dirección de Tecnología",\n        ‸"subtitle2": "One more thing to say"',
  ]),
  fault('i18n/unused-key', 'pages/home.json', [
    '"description": "t:home.meta.description"',
    '"description": ‸"t:home.meta.description|Loyalty, rewards and travel on one platform, live in %{weeks} weeks"',
  ]),
  // Title and text together are those of another group, which shows them itself as well.
  fault('i18n/misplaced-key', contact, [
    '"title": "t:contact.form.sent.title", "text": "t:contact.form.sent.text"',
    '"title": ‸"t:contact.form.failed.title", "text": "t:contact.form.failed.text"',
  ]),
  fault('i18n/misplaced-key', config, [
    '"title": "t:newsletter.subscribed.title",\n                  "text": "t:newsletter.subscribed.text"',
    '"title": ‸"t:newsletter.failed.title",\n                  "text": "t:newsletter.failed.text"',
  ]),
  fault('i18n/misplaced-key', 'pages/newsletter-confirm.json', [
    '"title": "t:newsletterPages.confirm.done.title",\n          "text": "t:newsletterPages.confirm.done.text"',
    '"title": ‸"t:newsletterPages.failed.title",\n          "text": "t:newsletterPages.failed.text"',
  ]),
  fault('i18n/misplaced-key', about, [
    '"title": "t:about.hero.title",\n        "text": "t:about.hero.text"',
    '"title": ‸"t:rewards.hero.title",\n        "text": "t:rewards.hero.text"',
  ]),
  fault('i18n/misplaced-key', about, [
    '"title": "t:about.meta.title", "description": "t:about.meta.description"',
    '"title": ‸"t:rewards.meta.title", "description": "t:rewards.meta.description"',
  ]),
];
