import type { Check } from './check.ts';
import { isObject } from './context/json-value.ts';
import { below, type Finding } from './problem.ts';

/** The keys that only a server may know, by how they begin. A JWT of the service role holds that word in one of three encodings. */
const secrets: [pattern: RegExp, what: string][] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [
    /\beyJ[\w-]+\.[\w-]*(c2VydmljZV9yb2xl|NlcnZpY2Vfcm9sZ|zZXJ2aWNlX3JvbG)[\w-]*\./,
    'the service key of a database',
  ],
  [/\bsb_secret_[\w-]{8,}/, 'the secret key of a database'],
  [/\b(sk|rk)_(live|test)_\w{10,}/, 'a secret key of a payment service'],
  [/\bre_[A-Za-z0-9]{6,}_?[A-Za-z0-9]{10,}/, 'the key of a mail service'],
  [/\bSG\.[\w-]{16,}\.[\w-]{16,}/, 'the key of a mail service'],
  [/\bsk-[A-Za-z0-9_-]{20,}/, 'the key of a language model'],
  [/\b(ghp|gho|ghs|github_pat)_\w{20,}/, 'a token of GitHub'],
  [/\bA(KIA|SIA)[A-Z0-9]{16}\b/, 'a key of Amazon'],
  [/\bxox[abpr]-[\w-]{10,}/, 'a token of Slack'],
  [/\bpostgres(ql)?:\/\/[^\s:/]+:[^\s@]+@/, 'the password of a database'],
];

const short = 16;

/** How all of them begin, in one pattern: nearly every text is done with at once. */
const beginnings = /-----BEGIN|eyJ|sb_secret_|[sr]k_|re_|SG\.|sk-|gh[pos]_|github_pat_|A[KS]IA|xox|postgres/;

const secretIn = (text: string): string | undefined =>
  text.length < short || !beginnings.test(text)
    ? undefined
    : secrets.find(([pattern]) => pattern.test(text))?.[1];

/** Asked first: hardly a document holds any, and places are worked out only for one that does. */
const holdsSecret = (value: unknown): boolean => {
  if (typeof value === 'string') return secretIn(value) !== undefined;
  if (Array.isArray(value)) return value.some(holdsSecret);
  if (isObject(value)) for (const name in value) if (holdsSecret(value[name])) return true;
  return false;
};

const search = (file: string, document: unknown): Finding[] => {
  if (!holdsSecret(document)) return [];
  const found: Finding[] = [];
  const visit = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') {
      const what = secretIn(value);
      if (what === undefined) return;
      const message = `This is ${what}, and everyone would read it. Take it out, have a new one made, and give that to the server in its environment (.env).`;
      found.push({ file, pointer: below('', ...path), message });
    } else if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(item, [...path, String(index)]);
    else if (isObject(value)) for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
  };
  visit(document, []);
  return found;
};

/** Keys in the content that only a server may know. */
export const configSecret: Check = {
  id: 'config/secret',
  severity: 'error',
  description: 'No secret key stands in the configuration, on a page or in a text.',
  advice:
    'All of the content is sent to visitors, so a secret in it is no secret any more. Remove it, replace it at the service it belongs to, and give the new one to the functions as a setting of their environment; only the public (anonymous) key belongs in "services".',
  run: ({ given }) => [
    ...search('site.config.json', given.config),
    ...Object.entries(given.locales).flatMap(([locale, words]) => search(`locales/${locale}.json`, words)),
  ],
  runOnPages: ({ given }) => given.pages.flatMap(({ file, document }) => search(file, document)),
};
