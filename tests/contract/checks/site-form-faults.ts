import { type Fault, fault } from './validate-faults.ts';

const contact = 'pages/contact.json';
const en = 'locales/en.json';

const says = (told: Fault, words: string): Fault => ({ ...told, says: words });

/** Faults of the contact form: its fields, rules, options, messages and states. */
export const siteFormFaults: Fault[] = [
  fault('form/fields', contact, ['"name": "company"', '"name": ‸"compani"']),
  fault('form/label-autocomplete', contact, [
    '"autocomplete": "organization",',
    '',
    '‸{\n              "name": "company"',
  ]),
  fault('form/option-value', contact, ['"value": "demo"', '"value": ‸"dmo"']),
  fault('form/state-copy', contact, [
    '"sent": { "title": "t:contact.form.sent.title", "text": "t:contact.form.sent.text" },\n',
    '',
    '"toasts": ‸{',
  ]),
  fault('form/unknown-field-type', contact, [
    '"kind": "select"',
    '"kind": "text"',
    '"kind": ‸"text",\n              "label": "t:contact.form.inquiry',
  ]),
  fault('form/unknown-rule', contact, [
    '"errors": { "pattern":',
    '"errors": { ‸"minLength": "t:contact.form.optional", "pattern":',
  ]),
  fault('form/message-missing', contact, [
    '"minLength": "t:contact.validation.name_min",',
    '',
    '"errors": ‸{\n                \n',
  ]),
  fault('form/option-value', contact, [
    '"value": "travel"',
    '"value": "loyalty"',
    '"value": ‸"loyalty", "label": "t:contact.form.inquiry.travel"',
  ]),
  fault('form/fields', contact, [
    '"name": "inquiry"',
    '"name": "company"',
    '"name": ‸"company",\n              "kind": "select"',
  ]),
  fault('form/unknown-field-type', 'pages/contact.json', ['"kind": "email"', '"kind": ‸"tel"']),
  fault('form/message-missing', 'pages/contact.json', [
    '"minLength": "t:contact.validation.name_min",',
    '',
    '"autocomplete": "name",\n              "errors": ‸{',
  ]),
  // The rule of the form says which of two languages is wrong.
  fault('form/unknown-rule', en, [
    'Name must be at least 2 characters.',
    'Name must be at least 3 characters.',
    '‸"Name must be at least 3 characters.',
  ]),
  // A number is no remedy where the words say the contrary, or are those of another message.
  says(
    fault('form/unknown-rule', en, [
      'at least 2 characters',
      'at most 2 characters',
      '‸"Name must be at most 2',
    ]),
    'Write "at least 2".',
  ),
  says(
    fault('form/unknown-rule', en, [
      'Name must be at least 2 characters.',
      'Name must be at most 100 characters.',
      '"name_min": ‸"Name must be at most 100',
    ]),
    'These are the words of "contact.validation.name_max"',
  ),
  // The only answer that no field asks for is the one that is meant.
  says(
    fault('form/fields', 'pages/contact.json', ['"name": "company"', '"name": ‸"firm"']),
    'Did you mean "company"?',
  ),
  says(
    fault('form/unknown-rule', 'pages/contact.json', [
      't:contact.validation.name_min',
      't:contact.validation.message_min',
      '‸"t:contact.validation.message_min"',
    ]),
    'These are the words of the field "message" and say 10, but the limit of "name" is 2. Did you mean "t:contact.validation.name_min"?',
  ),
  // The fact that visitors read is the one to write to.
  says(
    fault('link/mailto-tel', 'pages/contact.json', [
      '"mailto:%{partnersEmail}"',
      '"mailto:%{email}"',
      '‸"mailto:%{email}",\n          "after"',
    ]),
    'Did you mean "mailto:%{partnersEmail}"?',
  ),
];
