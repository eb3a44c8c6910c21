import { stringsOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { iconOf } from '../context/exchanged/exchanged-icons.ts';
import { exchangedPairs } from '../context/exchanged-pairs.ts';
import { isDialled } from '../context/facts/broken-facts.ts';
import type { Link } from '../context/links/links.ts';
import { holderOf } from '../context/marks/holder-of.ts';
import type { Marked } from '../context/marks/marked.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { factsByLocale, shownWords, withFactValues } from '../context/marks/shown-words.ts';
import { digitsOf } from '../context/words/writing/letters.ts';
import { syntaxFault } from '../context/words/writing/message-syntax.ts';
import { entryInWords } from '../problems/entry-in-words.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import { isItem } from '../problems/is-item.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { dialledFact } from './dialled-fact.ts';

const mail = /^(?!\/)[^\s@,?]+@[^\s@,?.]+(\.[^\s@,?.]+)+(\?\S*)?$/;
const phone = /^\+?\d[\d().-]*$/;

type Fault = Pick<Finding, 'message' | 'suggestion'>;

/** A link that is right without the spaces behind its colon. */
const withoutGap = ({ written }: Link): string => written.replace(/^(\w+:)\s+/, '$1');

/** What is wrong with a mailto: or tel: link, and what is meant: the other of the two, or a fact that can be dialled. */
const faultOf = (context: CheckContext, link: Link): Fault | undefined => {
  const { target, value } = link;
  if (target.kind !== 'scheme' || !/^(mailto|tel):$/.test(target.scheme)) return undefined;
  // A name that is no fact is reported at the fact, and a name that cannot be read here.
  if (/[{}]/.test(value)) {
    const message = syntaxFault(value);
    return message === undefined ? undefined : { message };
  }
  const form = target.scheme === 'mailto:' ? mail : phone;
  if (form.test(target.rest)) return undefined;
  if (form.test(target.rest.trimStart()))
    return withSuggestion(`There is a space behind "${target.scheme}".`, withoutGap(link));
  const message = `"${value}" is not a ${form === mail ? 'mail' : 'telephone'} link.`;
  if (form === mail) {
    const dialling = phone.test(target.rest) ? link.written.replace(/^mailto:/, 'tel:') : undefined;
    // Of a fact and what is done with it either may be the slip.
    if (dialling?.includes('%{'))
      return {
        message: `${message} Write "${dialling}" to dial it, or mailto: and the fact of an address.`,
      };
    return withSuggestion(message, dialling, 'Write mailto: and an address such as name@example.com.');
  }
  return withSuggestion(
    message,
    dialledFact(context, link),
    'Write tel: and the number without spaces, such as tel:+18005550100.',
  );
};

const address = /^[^\s@/]+@[^\s@]+\.[^\s@]+$/;
const number = /^\+?[\d\s().–-]{7,}$/;

/** Whether words are a telephone number: years and dates have fewer digits. */
const isNumber = (words: string): boolean => number.test(words) && digitsOf(words).length > 9;

/**
 * The digits that are dialled from abroad, without "(0)", which is for callers at home, and without a zero at the
 * beginning.
 */
const withoutTrunk = (words: string): string => digitsOf(words.replace('(0)', '')).replace(/^0/, '');

/** Whether words are a different address or number than that of a link, also one of the other kind, or on the web. */
const isOther = (words: string, link: string): boolean => {
  if (/^https?:/.test(link)) return address.test(words);
  const [, rest = ''] = /^(?:mailto|tel):([^?]*)/.exec(link) ?? [];
  // A link that is no address or number at all is reported as that.
  if (link.startsWith('mailto:'))
    return address.test(rest) && (address.test(words) ? words !== rest : isNumber(words));
  if (!phone.test(rest)) return false;
  if (address.test(words)) return true;
  const [shown, dialled] = [digitsOf(words), digitsOf(rest)];
  if (!number.test(words) || shown.endsWith(dialled) || dialled.endsWith(shown)) return false;
  return !rest.startsWith('+') || !dialled.endsWith(withoutTrunk(words));
};

/** Words beside a link that leads elsewhere than they say. */
type Unlike = { mark: Marked; link: Marked; words: string; key: string | undefined; leadsTo: string };

const unlikeTheirLinks = (context: CheckContext): Unlike[] => {
  const contacts = marksOfKind(context, 'link').filter(({ value }) =>
    /^(mailto:|tel:|https?:|%\{)/.test(value),
  );
  const links = new Map(contacts.map((mark) => [holderOf(mark), mark]));
  const files = new Set(contacts.map(({ place }) => place.file));
  const beside = marksOfKind(context, 'text').filter(({ place }) => files.has(place.file));
  return beside.flatMap((mark): Unlike[] => {
    const link = links.get(holderOf(mark));
    // An address of the site itself is written otherwise.
    if (!link || link.value.startsWith(context.source.config.origin)) return [];
    const toldIn = (locale: string) => withFactValues(link.value, factsByLocale(context).get(locale) ?? {});
    const shown = shownWords(context, mark).find(({ value, locale }) => isOther(value, toldIn(locale)));
    return shown ? [{ mark, link, words: shown.value, key: shown.key, leadsTo: toldIn(shown.locale) }] : [];
  });
};

/** The words beside links that have the icon for them: what says something else there is the words. */
const besideIcons = (context: CheckContext, unlike: Unlike[]): Unlike[] => {
  if (unlike.length < 2) return [];
  const icons = new Map(marksOfKind(context, 'icon').map((icon) => [holderOf(icon), icon.value]));
  return unlike.filter(({ link }) => {
    const icon = icons.get(holderOf(link));
    return icon !== undefined && icon === iconOf(link.value);
  });
};

/** Whether two items of one list have each other's words. */
const areExchanged = (one: Unlike, other: Unlike): boolean =>
  isItem(one.mark.within ?? '') &&
  above(holderOf(one.mark)) === above(holderOf(other.mark)) &&
  !isOther(one.words, other.leadsTo) &&
  !isOther(other.words, one.leadsTo);

const toldPair = ([{ mark }, { mark: other }]: [Unlike, Unlike]): Finding => {
  const where = entryInWords(other.within ?? '');
  const fault = `The icon and the link beside "${mark.name}" of this entry belong to that of ${where}, and the reverse: ${seemExchanged()}`;
  return { ...toldExchange(mark.place, other.place, fault), severity: 'warning' };
};

/** The mail or telephone link to the fact that words show. */
const linkFor = ({ source }: CheckContext, words: string, link: string): string | undefined => {
  const facts = Object.entries(stringsOf(source.config.facts ?? {}));
  const scheme = address.test(words) ? 'mailto:' : 'tel:';
  const meant = facts.find(
    ([name, fact]) =>
      (scheme === 'tel:' ? isDialled.test(name) : words === fact) && !isOther(words, `${scheme}${fact}`),
  );
  return meant && /^(mailto|tel):/.test(link) ? `${scheme}%{${meant[0]}}` : undefined;
};

/** Visitors read one address and write to another. */
const otherThanShown = (context: CheckContext): Finding[] => {
  const unlike = unlikeTheirLinks(context);
  const pairs = exchangedPairs(besideIcons(context, unlike), areExchanged);
  const paired = new Set(pairs.flat());
  const single = unlike.filter((one) => !paired.has(one));
  return [
    ...pairs.map(toldPair),
    ...single.map(({ link, words, key, leadsTo }): Finding => {
      const message = `Visitors read "${words}" here, and this leads to "${leadsTo}".`;
      const told = withSuggestion(message, linkFor(context, words, leadsTo), 'Let both be the same.');
      return {
        ...link.place,
        ...told,
        severity: 'warning',
        ...(key === undefined ? {} : { named: { keys: [key] } }),
      };
    }),
  ];
};

/** A number of the site that a link dials without its beginning: from abroad nobody is reached. */
const withoutCode = ({ links, source }: CheckContext): Finding[] => {
  const dialled = Object.entries(stringsOf(source.config.facts ?? {})).filter(
    ([name, fact]) => isDialled.test(name) && fact.startsWith('+'),
  );
  return links.flatMap(({ target, value, place }): Finding[] => {
    if (target.kind !== 'scheme' || target.scheme !== 'tel:' || !/^\d{7,}$/.test(target.rest)) return [];
    const [name, fact] = dialled.find(([, whole]) => whole.endsWith(target.rest)) ?? [];
    if (name === undefined) return [];
    const message = `"${value}" is not the whole number ${fact}, which the fact "${name}" has: from abroad nobody is reached.`;
    return [{ ...place, ...withSuggestion(message, `tel:%{${name}}`), severity: 'warning' }];
  });
};

/** Mail and telephone links that no program can use. */
export const linkMailtoTel: Check = {
  id: 'link/mailto-tel',
  severity: 'error',
  description: 'A mail link has an address and a telephone link a number.',
  advice:
    'A mail or telephone link that is not complete opens an empty message or dials nothing. Write a whole address or an international number, best as a fact. Example: "mailto:%{email}" or "tel:+18005550100".',
  run: (context) =>
    oncePerPlace([
      ...context.links.flatMap((link): Finding[] => {
        const fault = faultOf(context, link);
        return fault === undefined ? [] : [{ ...link.place, ...fault }];
      }),
      ...withoutCode(context),
    ]),
  runOnPages: (context) => oncePerPlace(otherThanShown(context)),
};
