import { projectText } from '../guards/project-text.ts';
import { type Fault, fault } from './validate-faults.ts';

const config = 'site.config.json';
const contact = 'pages/contact.json';
const home = 'pages/home.json';
const about = 'pages/about-us.json';
const loyalty = 'pages/solutions/loyalty.json';
const rewards = 'pages/rewards.json';
const pay = 'pages/solutions/pay.json';

const partOf = (file: string, part: RegExp): string => part.exec(projectText(file))?.[0] ?? '';

const features = /"features": \[[\s\S]*?\n {2}\]/;
const benefits = /"type": "benefits"[\s\S]*?\n {8}\]/;

/** Faults of a part that was pasted from another place of the site: a list, a section, a name or the key of a text. */
export const sitePastedPartFaults: Fault[] = [
  fault('i18n/misplaced-key', loyalty, [
    partOf(loyalty, features),
    partOf(pay, features),
    '"title": ‸"t:solutions.pay.features.',
  ]),
  fault('i18n/misplaced-key', loyalty, [
    partOf(loyalty, benefits),
    partOf(pay, benefits),
    '"text": ‸"t:solutions.pay.benefits.',
  ]),
  // Settings beside it have the right name: nothing was exchanged.
  fault('seo/title-pattern', config, ['"name": "Inspira",', '"name": ‸"Inspria",']),
  // The texts of a section and of an item tell which of two has the name of the other.
  fault('schema/duplicate-id', home, ['"id": "impact"', '"id": ‸"why"']),
  fault('schema/duplicate-id', about, ['"key": "supply"', '"key": ‸"design"']),
  ...['title', 'description'].map((name) =>
    fault('i18n/misplaced-key', home, [
      `"t:home.meta.${name}"`,
      `"t:rewards.meta.${name}"`,
      `"${name}": ‸"t:rewards.meta.${name}"`,
    ]),
  ),
  fault('i18n/misplaced-key', home, ['"t:home.cta.title"', '‸"t:home.why.title"']),
  // Texts of two entries of a list: the links beside them tell which of their texts are exchanged.
  fault('link/mailto-tel', contact, [
    partOf(contact, /"t:contact\.info\.phone\.text"[\s\S]*?"t:contact\.info\.email\.text"/),
    partOf(contact, /"t:contact\.info\.phone\.text"[\s\S]*?"t:contact\.info\.email\.text"/)
      .replace('phone.text', 'other.text')
      .replace('email.text', 'phone.text')
      .replace('other.text', 'email.text'),
    '"text": ‸"t:contact.info.email.text"',
  ]),
  fault('link/mailto-tel', config, [
    '"text": "%{email}",\n                "link": "mailto:%{email}"\n              },\n              {\n                "icon": "phone",\n                "text": "%{phone}"',
    '"text": ‸"%{phone}",\n                "link": "mailto:%{email}"\n              },\n              {\n                "icon": "phone",\n                "text": "%{email}"',
  ]),
  // The name of another page's text, with its words or without, where this page has one of its own.
  fault('i18n/misplaced-key', loyalty, [
    '"title": "t:solutions.loyalty.card.title|Loyalty"',
    '"title": ‸"t:solutions.pay.card.title|Pay"',
  ]),
  fault('i18n/misplaced-key', loyalty, [
    '"badge": "t:solutions.loyalty.card.title|Loyalty"',
    '"badge": ‸"t:solutions.pay.card.title|Pay"',
  ]),
  fault('i18n/missing-key', loyalty, [
    '"title": "t:solutions.loyalty.card.title|Loyalty"',
    '"title": ‸"t:solutions.pay.card.title"',
  ]),
  fault('ref/missing-entry', rewards, [projectText(rewards), projectText(about), '"id": ‸"about-us"']),
  fault('schema/section-props', loyalty, [
    '"art": { "src": "/images/heroes/loyalty.svg" }',
    '"art": { ‸"blocks": [{ "type": "bar", "percent": 74 }] }',
  ]),
  fault('i18n/inline-literal', loyalty, [
    '"badge": "t:solutions.loyalty.card.title|Loyalty"',
    '"badge": ‸"Loyalty"',
  ]),
  fault('i18n/misplaced-key', about, ['"t:about.presence.madrid"', '‸"t:about.presence.london"']),
  fault('i18n/unused-key', about, ['"t:about.careers.mail"', '‸"careers@inspira.example"']),
];
