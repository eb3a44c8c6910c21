import { message } from './calls.ts';

const limit = 32 * 1024;

/** A whole message of so many bytes: JSON may hold any number of spaces. */
const padded = (size: number) => JSON.stringify({ ...message, name: 'Ana' }).padEnd(size, ' ');

type BodyCase = { what: string; body: string | Uint8Array<ArrayBuffer>; status: number; error?: string };

const utf16 = new Uint8Array(Buffer.from(`\ufeff${JSON.stringify(message)}`, 'utf16le'));

const good: BodyCase[] = [
  { what: '32 KiB (row 15)', body: padded(limit), status: 200 },
  { what: 'UTF-8 with a byte order mark (row 17)', body: `\ufeff${JSON.stringify(message)}`, status: 200 },
];

const large: BodyCase[] = [
  { what: 'one byte more (row 15)', body: padded(limit + 1), status: 413, error: 'payload_too_large' },
  { what: '1 MB (row 15)', body: padded(1_000_000), status: 413, error: 'payload_too_large' },
];

const foreign: BodyCase[] = [
  {
    what: 'no UTF-8 (row 17)',
    body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    status: 400,
    error: 'invalid_utf8',
  },
  { what: 'UTF-16 (row 17)', body: utf16, status: 400, error: 'invalid_utf8' },
];

const broken: [string, string][] = [
  ['JSON nested 15,000 deep (row 18)', '['.repeat(15_000) + ']'.repeat(15_000)],
  ['a field nested 5,000 deep (row 18)', `{"name":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`],
  ['JSON cut short', '{"name":'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['nothing', ''],
];

/** Bodies that a function takes or refuses, and the status it answers with. */
export const bodyCases: BodyCase[] = [
  ...good,
  ...large,
  ...foreign,
  ...broken.map(([what, body]) => ({ what, body, status: 400, error: 'invalid_json' })),
];
