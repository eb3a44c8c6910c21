import type { CheckId } from '../../../src/generated/check-ids.ts';
import { type Fault, fault } from './validate-faults.ts';

const config = 'site.config.json';

/** A fact or another setting of one line with another value. */
const value = (check: CheckId, name: string, [from, to]: [from: string, to: string]): Fault =>
  fault(check, config, [`"${name}": "${from}"`, `"${name}": ‸"${to}"`]);

/** A fact with other words in one language. */
const words = (check: CheckId, from: string, to: string): Fault =>
  fault(check, config, [`: "${from}"`, `: ‸"${to}"`]);

/** Faults in the facts of the project's own site, and in what repeats them. */
export const siteFactFaults: Fault[] = [
  value('config/env', 'weeks', ['4–8', '8–4']),
  value('config/env', 'rewardsDiscount', ['70%', '170%']),
  ...['1,000,00', '1,00,000', '1,0000,000'].map((to) =>
    value('content/punctuation', 'rewardsHotels', ['1,000,000', to]),
  ),
  value('config/env', 'name', ['Inspira', '%{title} – Inspira']),
  ...['++1-800-555-0100', '+1--800-555-0100'].map((to) =>
    value('config/env', 'telephone', ['+1-800-555-0100', to]),
  ),
  value('config/env', 'origin', ['https://www.inspira.example', 'https://ww.inspira.example']),
  // Its name would be wrong in one language alone.
  fault('content/hardcoded-fact', 'locales/es.json', [
    '"Ideas nuevas que llegaron al mundo."',
    '‸"Ideas nuevas que llegaron al mundo. Llama al +1 (800) 555-0100."',
  ]),
  fault('content/hardcoded-fact', 'locales/en.json', [
    '"New ideas that made it into the world."',
    '‸"New ideas that made it into the world. Call +1 (800) 555-0100."',
  ]),
  fault('content/hardcoded-fact', 'pages/solutions/loyalty.json', [
    '"t:solutions.loyalty.overview|Discounts',
    '‸"t:solutions.loyalty.overview|Call +1 (800) 555-0100. Discounts',
  ]),
  value('config/env', 'partnersEmail', ['partners@inspira.example', 'mailto:partners@inspira.example']),
  value('config/env', 'partnersEmail', ['partners@inspira.example', 'partnersinspira.example']),
  value('config/env', 'email', ['hello@inspira.example', 'mailto:hello@inspira.example']),
  value('config/env', 'mediaUrl', [
    'https://media.inspira.example',
    'https://media.inspira.examplehttps://media.inspira.example',
  ]),
  value('config/env', 'hotels', ['1.1M', '%{weeks}']),
  value('config/env', 'legalName', [
    'Inspira Engagement Solutions, Inc.',
    'Inspira Engagement Solutions, Inc. ',
  ]),
  value('i18n/todo-value', 'support', ['24/7', 'TODO']),
  value('i18n/todo-value', 'support', ['24/7', 't:footer.tollFree']),
  value('i18n/todo-value', 'founded', ['2012', 'TBD']),
  value('i18n/todo-value', 'support', ['24/7', 'xxx']),
  value('content/forbidden-text', 'addressStreet', ['123 Example Street, Suite 100', 'Lorem ipsum']),
  value('content/forbidden-text', 'weeks', ['4–8', '8-Apr']),
  value('content/forbidden-text', 'support', ['24/7', '24-Jul']),
  fault('seo/jsonld', config, [
    'company/inspira-example"\n  },',
    'company/inspira"\n  },',
    '"sameAs": [‸"https://www.linkedin.com',
  ]),
  value('i18n/html', 'rewardsDiscount', ['70%', '<b>70%</b>']),
  value('i18n/edge-space', 'addressStreet', [
    '123 Example Street, Suite 100',
    '123 Example  Street, Suite 100',
  ]),
  value('i18n/empty-value', 'founded', ['2012', ' ']),
  value('i18n/empty-value', 'hotels', ['1.1M', '']),
  value('content/repeated-word', 'rewardsDiscount', ['70%', '70%70%']),
  value('i18n/number-mismatch', 'weeks', ['4–8', '4–9']),
  words('i18n/todo-value', '1.1 millones', 'TODO'),
  words('i18n/number-mismatch', 'three to six', 'siete a nueve'),
  words('i18n/number-mismatch', 'three to six', '3'),
  words('i18n/number-mismatch', 'cuatro a ocho', 'cinco a nueve'),
  words('i18n/number-mismatch', '1.1 millones', '6–10'),
  ...['1.1 millones', 'about two months'].map((to) => value('i18n/number-mismatch', 'weeks', ['4–8', to])),
  ...['cuarto', 'cuarta', 'fourth'].map((to) => value('config/numbers', '4', ['cuatro', to])),
  fault('content/hardcoded-fact', 'locales/en.json', [
    '"New ideas that made it into the world."',
    '‸"New ideas that made it into the world. Call 800 555 0100."',
  ]),
];
