import { type Fault, fault, saying } from './validate-faults.ts';

const contact = 'pages/contact.json';
const en = 'locales/en.json';

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
  fault('form/unknown-field-type', contact, ['"kind": "select"', '"kind": ‸"text"']),
  fault('form/unknown-rule', contact, [
    '"errors": { "pattern":',
    '"errors": { ‸"minLength": "t:contact.form.optional", "pattern":',
  ]),
  fault('form/message-missing', contact, [
    '"minLength": "t:contact.validation.name_min",',
    '',
    '"errors": ‸{\n                \n',
  ]),
  fault('form/option-value', contact, ['"value": "travel"', '"value": ‸"loyalty"']),
  fault('form/fields', contact, ['"name": "inquiry"', '"name": ‸"company"']),
  fault('form/unknown-field-type', contact, ['"kind": "email"', '"kind": ‸"tel"']),
  fault('form/message-missing', contact, [
    '"minLength": "t:contact.validation.name_min",',
    '',
    '"autocomplete": "name",\n              "errors": ‸{',
  ]),
  // The rule of the form says which of two languages is wrong.
  fault('form/unknown-rule', en, [
    '"Name must be at least 2 characters.',
    '‸"Name must be at least 3 characters.',
  ]),
  // A number is no remedy where the words say the contrary, or are those of another message.
  saying(
    'Write "at least 2".',
    fault('form/unknown-rule', en, [
      '"Name must be at least 2 characters',
      '‸"Name must be at most 2 characters',
    ]),
  ),
  saying(
    'These are the words of "contact.validation.name_max"',
    fault('form/unknown-rule', en, [
      '"Name must be at least 2 characters.',
      '‸"Name must be at most 100 characters.',
    ]),
  ),
  // The only answer that no field asks for is the one that is meant.
  saying('Did you mean "company"?', fault('form/fields', contact, ['"name": "company"', '"name": ‸"firm"'])),
  saying(
    'These are the words of the field "message" and say 10, but the limit of "name" is 2. Did you mean "t:contact.validation.name_min"?',
    fault('form/unknown-rule', contact, [
      '"t:contact.validation.name_min',
      '‸"t:contact.validation.message_min',
    ]),
  ),
  // The fact that visitors read is the one to write to.
  saying(
    'Did you mean "mailto:%{partnersEmail}"?',
    fault('link/mailto-tel', contact, ['"mailto:%{partnersEmail}"', '‸"mailto:%{email}"']),
  ),
];
