/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;
const named = /^[^<>\p{Cc}]*<([^<>]+)>$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const control = /[\u0000-\u001f\u007f]/;

const isSender = (value: string): boolean =>
  address.test(value) || address.test(named.exec(value)?.[1] ?? '');

/** A whole http address, or undefined. */
const httpUrl = (value: string): string | undefined => {
  if (!URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return /^https?:$/.test(protocol) ? href : undefined;
};

const origin = (value: string): string | undefined => {
  const href = httpUrl(value);
  return href === undefined || new URL(href).pathname !== '/' ? undefined : new URL(href).origin;
};

/** The entries of a list. A space within one is a fault in it and makes no two of it. */
const entriesOf = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

type Check = (value: string) => string | undefined;

const isAddress: Check = (value) => (address.test(value) ? value : undefined);
const sender: Check = (value) => (isSender(value) ? value : undefined);
const longEnough: Check = (value) => (value.length >= 16 ? value : undefined);

/** Which numbers make sense for a setting. */
type NumberRange = { min?: number; integer?: boolean };

/** Reads texts, and reports each that is wrong by the name of its variable. */
const readTexts = (env: Environment) => {
  const warnings: string[] = [];
  const warn = (name: string, why: string): undefined => void warnings.push(`${name} ${why}`);
  const text = (name: string): string => {
    const value = (env[name] ?? '').trim();
    if (!control.test(value)) return value;
    warn(name, 'contains a line break or control character and is ignored');
    return '';
  };
  const checked = (name: string, check: Check, why: string): string => {
    const value = text(name);
    return value === '' ? '' : (check(value) ?? warn(name, why) ?? '');
  };
  const list = (name: string, check: Check, why: string): string[] =>
    entriesOf(text(name)).flatMap((entry) => check(entry) ?? warn(name, why) ?? []);
  return { warnings, warn, text, checked, list };
};

/**
 * Reads settings from an environment. A value that is wrong counts as absent and is reported by the name of its
 * variable, never with the value itself: it may be a secret.
 */
export const createEnvironmentReader = (env: Environment) => {
  const { warnings, warn, text, checked, list } = readTexts(env);
  return {
    warnings,
    warn,
    text,
    url: (name: string) => checked(name, httpUrl, 'is not a whole http address and is ignored'),
    origins: (name: string) => list(name, origin, 'has an entry that is not an origin; it is ignored'),
    sender: (name: string) => checked(name, sender, 'is not an e-mail sender and is ignored'),
    addresses: (name: string) =>
      list(name, isAddress, 'has an entry that is not an e-mail address; it is ignored'),
    secret: (name: string) => checked(name, longEnough, 'is shorter than 16 characters and is ignored'),
    flag: (name: string): boolean => {
      const value = text(name).toLowerCase();
      if (!['', 'true', 'false', '1', '0'].includes(value))
        warn(name, 'is neither true nor false and is ignored');
      return value === 'true' || value === '1';
    },
    number: (name: string, fallback: number, { min = 0, integer = false }: NumberRange = {}): number => {
      const value = text(name);
      if (value === '') return fallback;
      const number = Number(value);
      if ((integer ? Number.isSafeInteger(number) : Number.isFinite(number)) && number >= min) return number;
      warn(name, `is not a ${integer ? 'whole ' : ''}number of at least ${min} and is ignored`);
      return fallback;
    },
  };
};

/** What reads settings. */
export type Reader = ReturnType<typeof createEnvironmentReader>;
