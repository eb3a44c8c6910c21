import { configFile } from '../../file-names.ts';
import { anyOf } from '../any-of.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { wordsInFiles } from '../context/marks/written-texts.ts';
import type { Finding } from '../problems/problem.ts';
import { valuesIn } from '../problems/values-in.ts';

/**
 * The keys that only a server may know, by how they begin and go on. A JWT of the service role holds that word in one
 * of three encodings.
 */
const secrets: [begins: RegExp, goesOn: RegExp, what: string][] = [
  [/-----BEGIN /, /[A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [
    /\beyJ/,
    /[\w-]+\.[\w-]*(c2VydmljZV9yb2xl|NlcnZpY2Vfcm9sZ|zZXJ2aWNlX3JvbG)[\w-]*\./,
    'the service key of a database',
  ],
  [/\bsb_secret_/, /[\w-]{8,}/, 'the secret key of a database'],
  [/\b[sr]k_/, /(live|test)_\w{10,}/, 'a secret key of a payment service'],
  [/\bre_/, /[A-Za-z0-9]{6,}_?[A-Za-z0-9]{10,}/, 'the key of a mail service'],
  [/\bSG\./, /[\w-]{16,}\.[\w-]{16,}/, 'the key of a mail service'],
  [/\bsk-/, /[A-Za-z0-9_-]{20,}/, 'the key of a language model'],
  [/\b(?:gh[pos]|github_pat)_/, /\w{20,}/, 'a token of GitHub'],
  [/\bA[KS]IA/, /[A-Z0-9]{16}\b/, 'a key of Amazon'],
  [/\bxox[abpr]-/, /[\w-]{10,}/, 'a token of Slack'],
  [/\bpostgres(?:ql)?:/, /\/\/[^\s:/]+:[^\s@]+@/, 'the password of a database'],
];

const short = 16;

const wholeSecrets = secrets.map(
  ([begins, goesOn, what]) => [new RegExp(begins.source + goesOn.source), what] as const,
);

/** How all of them begin, in one pattern: nearly every text is done with at once. */
const beginnings = anyOf(secrets.map(([begins]) => begins));

const secretIn = (text: string): string | undefined =>
  text.length < short || !beginnings.test(text)
    ? undefined
    : wholeSecrets.find(([pattern]) => pattern.test(text))?.[1];

const messageOf = (what: string): string =>
  `This is ${what}, and everyone would read it. Take it out, have a new one made, and give that to the server in its environment (.env).`;

/** The secrets of a document that holds some. */
const search = (file: string, document: unknown): Finding[] =>
  [...valuesIn(document)].flatMap(([pointer, value]) => {
    const what = typeof value === 'string' ? secretIn(value) : undefined;
    return what === undefined ? [] : [{ file, pointer, message: messageOf(what) }];
  });

/** Hardly any document holds a secret: places are worked out only for one that does. */
const searchWhereHeld = ({ contents }: CheckContext, file: string, document: unknown): Finding[] =>
  contents.get(file)?.texts.some((text) => secretIn(text) !== undefined) ? search(file, document) : [];

const inWords = (context: CheckContext): Finding[] =>
  wordsInFiles(context).flatMap((text) => {
    const what = secretIn(text.value);
    return what === undefined ? [] : [{ ...text.place, message: messageOf(what) }];
  });

/** Keys in the content that only a server may know. */
export const configSecret: Check = {
  id: 'config/secret',
  severity: 'error',
  description: 'No secret key stands in the configuration, on a page or in a text.',
  advice:
    'All of the content is sent to visitors, so a secret in it is no secret any more. Remove it, replace it at the service it belongs to, and give the new one to the functions as a setting of their environment; only the public (anonymous) key belongs in "services".',
  run: (context) => searchWhereHeld(context, configFile, context.given.config),
  runOnPages: (context) => [
    ...inWords(context),
    ...context.given.pages.flatMap(({ file, document }) => searchWhereHeld(context, file, document)),
  ],
};
