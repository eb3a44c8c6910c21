import { type Fault, fault } from './validate-faults.ts';

const en = 'locales/en.json';
const es = 'locales/es.json';

/** Faults in the words of the default language of the project's own site. */
export const siteSourceTextFaults: Fault[] = [
  fault('i18n/placeholder-mismatch', en, [
    '"Started Inspira in %{founded} with one program',
    '‸"Started Inspira in %{weeks} with one program',
  ]),
  fault('i18n/placeholder-mismatch', en, ['"value": "%{hotels}+"', '"value": ‸"+"']),
  fault('content/misspelt-name', en, ['"text": "LinkedIn"', '"text": ‸"LinkemIn"']),
  fault('i18n/stale', en, [
    '"Thank you for reaching out. We\'ll get back',
    '‸"Thank you for reaching out. Well get back',
  ]),
  fault('i18n/stale', en, ['"You’re on the list"', `‸"You''re on the list"`]),
  fault('i18n/edge-space', en, ['Somebody is awake', 'Somebody\u00a0is awake', '‸"Seven countries on three']),
  fault('i18n/stale', en, [
    '"title": "Enterprise"',
    '"title": ‸"Company-wide milestones and service years."',
  ]),
  fault('content/forbidden-text', en, ['"Explore Careers"', '‸"Your text here"']),
  fault('content/forbidden-text', en, ['"Online purchase"', '‸"Insert title here"']),
  fault('content/forbidden-text', en, ['"9,800 pts"', '‸"1.45E+03"']),
  fault('content/forbidden-text', en, ['"Domain, design', '‸"Domain, \\\\ddesign']),
  fault('content/repeated-word', en, [
    '"Flights on major carriers"',
    '‸"Flights on major carriers / Flights on major carriers"',
  ]),
  fault('i18n/stale', en, ['"Full name"', '‸"Full nmae"']),
  fault('i18n/stale', en, ['"Cruises and resort weeks"', '‸"Cruises and resort WEEKS"']),
  fault('i18n/stale', en, ['"linkedin": "LinkedIn (', '"linkedin": ‸"linkedin (']),
  fault('i18n/stale', en, ['"Please enter a valid email address"', '‸"Email is required"']),
  fault('i18n/html', en, ['"Explore Careers"', '‸"Explore Careers <!-- x -->"']),
  fault('i18n/placeholder-mismatch', en, ['"%{smart_count} solutions, one', '‸"%{count} solutions, one']),
  {
    ...fault('i18n/stale', en, [
      '"Explore Careers"',
      '"See every opening"',
      '"button": ‸"Explora las vacantes"',
    ]),
    told: es,
  },
  fault('i18n/placeholder-mismatch', en, [
    '"We have been closing the loop since %{founded}',
    '‸"We have been closing the loop',
  ]),
  fault('content/punctuation', en, [
    '"hotels, with up to %{travelDiscount} off',
    '‸"hotels, with up to %{travelDiscount}% off',
  ]),
  fault('i18n/invalid-message', en, ['"Thirty minutes,', '‸"t:Thirty minutes,']),
];
