import type { SiteConfig } from '../../../../../generated/types.ts';
import { isLocalAddress } from '../links/address-form.ts';

/** An e-mail address as the specification lets the forms accept it (section 5). */
const emailPattern = /^\S+@\S+\.\S+$/;

/** A full address of the web, or a path of this site. */
const urlPattern =
  /^(https?:\/\/[^\s/?#,;]+\.[^\s/?#,;]+([/?#]\S*)?|https?:\/\/localhost(:\d+)?\S*|\/(?!\/)\S*)$/;

/** No port has a greater number. */
const portPattern =
  /^(?!\w+:\/\/[^/?#]*:(?:6553[6-9]|655[4-9]\d|65[6-9]\d\d|6[6-9]\d{3}|[7-9]\d{4}|\d{6,})(?=[/?#]|$))/;

/** A connection without encryption is safe only within one computer. */
const encryptedPattern = /^(?!http:)|^http:\/\/(localhost|127(\.\d+){3})(?=[:/?#]|$)/;

/** The kind of a fact by its name, or by the last word of it. */
const isEmail = /^(email|.*Email)$/;
const isUrl = /^(url|.*Url)$/;
const isPhone = /^(phone|telephone|.*Phone)$/;

/** The name of a fact that a tap dials, beside one that visitors read. */
export const isDialled = /^(phone|.*Phone)Link$/;

/** Two numbers, of which the first is the greater. */
const isReversed = (value: string): boolean => {
  const [, from, to] = /^(\d{1,4})\s?[–-]\s?(\d{1,4})$/.exec(value) ?? [];
  return Number(from) > Number(to);
};

const isDiscount = /discount$/i;

/** Two addresses in a row, as when one is pasted twice; an address within another stands behind a sign. */
const oncePattern = /^(?!(\w+:\/\/.+)\1$)(?!.*[\w.]https?:\/\/)/;

const kinds: [name: RegExp, pattern: RegExp, what: string][] = [
  [isEmail, emailPattern, 'an e-mail address, such as hello@example.com'],
  [isUrl, urlPattern, 'neither a full address, such as https://example.com, nor a path that begins with /'],
  [isUrl, oncePattern, 'one address, but two in a row. Write one'],
  [isUrl, portPattern, 'an address: the number behind its colon is at most 65535'],
  [isUrl, encryptedPattern, 'encrypted. Write "https:" instead of "http:"'],
  [isDialled, /^\+?\d{6,15}$/, 'a number of digits only, such as +18005550100'],
];

/** Ways to mend an address: its beginning, the spaces in it, the slash before a path. */
const repairs: ((value: string) => string)[] = [
  // Between two words a dot may have stood.
  (value) => value.replace(/(?<![\p{L}\d])\s+|\s+(?![\p{L}\d])/gu, ''),
  (value) => value.replace(/^https?[:;/\\]+(?=\w)/i, 'https://'),
  (value) => (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(value) ? `https://${value}` : value),
  (value) => (/^[\w-]+(\/[\w.-]+)+$/.test(value) ? `/${value}` : value),
];

/** The address that was meant by a value that is none, when a small change makes it one. */
export const meantAddress = (name: string, value: string): string | undefined =>
  isUrl.test(name)
    ? repairs
        .map((repair) => repair(value))
        .find((mended) => mended !== value && expectedOf(name, mended) === undefined)
    : undefined;

/** What a value must be by its name; undefined if it is that, or may be anything. */
export const expectedOf = (name: string, value: string): string | undefined =>
  kinds.find(([names, pattern]) => names.test(name) && !pattern.test(value))?.[2];

/** That a value is not what it must be. */
export const isNot = (what: string): string =>
  what.startsWith('neither ') ? `is ${what}` : `is not ${what}`;

/** A fact that is not what its name says, in one language or, without `locale`, as a whole. */
type BrokenFact = { name: string; fault: string; locale?: string; suggestion?: string | undefined };

/** What is wrong with a fact, as the end of a sentence about it. */
const faultOf = (name: string, value: string): string | undefined => {
  const padded = value.trim() !== '' && value !== value.trim();
  if (padded) return `${value === value.trimStart() ? 'ends' : 'begins'} with a space. Remove it.`;
  const what = expectedOfFact(name, value);
  return what === undefined ? undefined : `${isNot(what)}.`;
};

/** What an e-mail address that visitors see must be, when it is not. */
const expectedOfEmail = (value: string): string | undefined => {
  if (/^mailto:/i.test(value)) return 'an e-mail address alone, as texts show it too. Remove "mailto:"';
  if (value.split('@').length > 2) return 'an e-mail address: it has more than one @';
  if (value.includes('..')) return 'an e-mail address: it has two full stops in a row';
  if (value.includes(',')) return 'an e-mail address: it has a comma, where a full stop belongs';
  if (/^\S+@[^\s.]+$/.test(value)) return 'an e-mail address: it has no ending, such as .com';
  return undefined;
};

/** What a value that visitors see must be by its name: more is allowed than what the site itself can use. */
export const expectedOfFact = (name: string, value: string): string | undefined => {
  if (isEmail.test(name)) return expectedOfEmail(value) ?? expectedOf(name, value);
  if (isUrl.test(name) && isLocalAddress(value)) return 'an address that visitors can reach';
  if (isPhone.test(name) && (/\p{L}/u.test(value) || value.split('(').length !== value.split(')').length))
    return 'a telephone number that can be read: digits, and brackets that are closed';
  if (isPhone.test(name) && /[\d+]\+|[-–.]{2}/.test(value))
    return 'a telephone number that can be read: one + at its start, and no two signs in a row';
  if (!isPhone.test(name) && isReversed(value)) return 'a range: the smaller number comes first, as in "4–8"';
  if (/^[\d.,]+\s?%\p{L}/u.test(value)) return 'a percentage: letters stand right behind its %';
  if (isDiscount.test(name) && Number.parseFloat(value) > 100 && value.includes('%'))
    return 'a discount: nothing is reduced by more than 100%';
  return expectedOf(name, value);
};

const brokenTexts = (name: string, texts: Record<string, string>): BrokenFact[] =>
  Object.entries(texts).flatMap(([locale, text]) => {
    const fault = faultOf(name, text);
    return fault === undefined ? [] : [{ name, fault, locale }];
  });

/** The facts that are not what their names say. Links made of them follow from that. */
export const brokenFacts = ({ facts = {} }: SiteConfig): BrokenFact[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    if (typeof value === 'string') {
      const fault = faultOf(name, value);
      return fault === undefined ? [] : [{ name, fault, suggestion: meantAddress(name, value) }];
    }
    const [first, ...others] = brokenTexts(name, value);
    if (!first) return [];
    // What no language has right was written by one hand: it is one fault.
    const isWhole = others.length > 0 && others.length + 1 === Object.keys(value).length;
    return isWhole ? [{ name, fault: first.fault }] : [first, ...others];
  });
