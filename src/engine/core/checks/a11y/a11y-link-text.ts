import { parsePageLink } from '../../addresses/page-link.ts';
import { placeholderAlone, placeholdersOf } from '../../words/placeholder.ts';
import { textNamed } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { exchangedPairs } from '../context/exchanged-pairs.ts';
import { perContext } from '../context/per-context.ts';
import { canMeet } from '../context/spans.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { callsOf, idOf, type Label, labels, meantBy, ownLabel } from './link-labels.ts';

/** What links say that say nothing, by language: each is a pattern. */
const emptyLabels: Record<'en' | 'es', readonly string[]> = {
  en: ['(?:(?:click|press|tap) )?here', '(?:(?:read|see|learn) )?more', 'this(?: link| page)?', 'link'],
  es: ['(?:(?:haz|da|dar|hacer) )?(?:clic )?(?:aquí|acá)', '(?:(?:ver|leer|saber) )?más', '(?:este )?enlace'],
};

const empty = new RegExp(`^(?:${Object.values(emptyLabels).flat().join('|')})$`, 'i');

/** Pages that do not exist are left out here: all of this then follows from `ref/missing-entry`. */
const say = ({ link }: Label): string => {
  const target = parsePageLink(link);
  return target === undefined ? link : `the page "${target.pageId}${target.hash}"`;
};

const unclear = ({ shown: { value, place } }: Label): Finding[] =>
  empty.test(value.replace(/[\s.…›»→]+$/u, '').trim())
    ? [{ ...place, message: `"${value}" does not say where it leads. Name what the visitor finds there.` }]
    : [];

/** Whether an address is empty, written out or names no fact: the checks of links report that. */
const isUnclearTarget = ({ source: { config } }: CheckContext, { link }: Label): boolean =>
  link.trim() === '' ||
  link.startsWith('/') ||
  (config.origin !== '' && link.startsWith(config.origin)) ||
  placeholdersOf(link).some((name) => config.facts?.[name] === undefined);

/** Labels with the same words by page and language. */
const byWords = (named: Label[]): Label[][] => {
  const wordsOf = ({ page, shown: { locale, value } }: Label) =>
    `${page}\n${locale}\n${value.trim().toLowerCase()}`;
  return [...Map.groupBy(named, wordsOf).values()];
};

/** How much of the name of its page the words of a link say: "Contact us" all of the id contact. */
const sayOfTarget = ({ shown, link }: Label): number => {
  const words = parsePageLink(link)?.pageId.split('-') ?? [];
  const said = words.filter((word) => shown.value.toLowerCase().includes(word));
  return said.length / Math.max(1, words.length);
};

/** Whether something follows the page or the fact that a link names. */
const hasAddition = ({ link }: Label): boolean => /[?#]|^%\{\w+\}./.test(link);

/** Whether a link names a fact: an address that is written out beside it may have a slip. */
const isFact = ({ link }: Label): boolean => placeholderAlone(link) !== undefined;

/** The sections around every page, as text. */
const layoutOf = perContext(({ source: { config } }): string => JSON.stringify(config.layout ?? {}));

/**
 * The first label with the target that most links of these words have, or that the words name, or that every page leads
 * to, or that has no addition.
 */
const usual = (context: CheckContext, labels: Label[]): Label | undefined => {
  const count = (link: string) => labels.filter((label) => label.link === link).length;
  const isEverywhere = ({ link }: Label) => layoutOf(context).includes(JSON.stringify(link));
  const signs = [(label: Label) => !hasAddition(label), isFact, isEverywhere];
  const weight = (label: Label) =>
    count(label.link) + sayOfTarget(label) / 2 + signs.filter((has) => has(label)).length / 4;
  return labels.toSorted((one, other) => weight(other) - weight(one))[0];
};

type Astray = { known: Label; label: Label };

/** Two links that each lead where the other should. */
const isExchange = (one: Astray, other: Astray): boolean =>
  one.label.page === other.label.page &&
  one.known.link === other.label.link &&
  one.label.link === other.known.link;

/** Where another link of a page stands, as seen from this one. */
const whereIs = ({ place }: Label, { place: here }: Label): string => {
  if (place.section === undefined || place.section === here.section) return 'elsewhere on this page';
  return `in the section "${place.section}"${place.page === undefined ? ' around every page' : ''}`;
};

/** If the very same text is shown, a link leads to the wrong place, or has the text of another; else two texts are alike. */
const twoTargets = (context: CheckContext, { known, label }: Astray, found: Astray[]): Finding => {
  const words = label.shown.value;
  const other = found.find((one) => isExchange(one, { known, label }));
  if (other) {
    const fault = `"${words}" leads to ${say(label)} here, and "${other.label.shown.value}" to ${say(known)}: ${seemExchanged('the two links')}`;
    return toldExchange(label.place, other.label.place, fault);
  }
  if (known.text === label.text) {
    const message = `"${words}" leads to ${say(label)} here, and ${whereIs(known, label)} to ${say(known)}.`;
    const own = ownLabel(context, label);
    if (own) return { ...label.at, ...withSuggestion(message, textNamed(own)) };
    // An address of another site is no slip of this one: its words may be those of another link.
    const mayBeSlip = !/^https?:/.test(label.link) && callsOf(idOf(known)).includes(meantBy(label));
    const meant = mayBeSlip ? known.link : undefined;
    const otherwise = 'Let both lead to one place, or give the links different words.';
    return { ...label.place, ...withSuggestion(message, meant, otherwise) };
  }
  const message = `"${words}" leads to ${say(known)} and to ${say(label)}. Give the links different words.`;
  const keys = [known, label].flatMap(({ shown }) => shown.key ?? []);
  return { ...label.shown.place, message, named: { keys } };
};

/** Links of one page with the same words that lead to different places, except those reported as exchanged. */
const ambiguous = (context: CheckContext, exchanged: [one: Label, other: Label][]): Finding[] => {
  const told = new Set<string>();
  const nameOf = ({ page, text }: Label) => `${page}\n${text}`;
  const known = new Set(exchanged.flat().map(nameOf));
  const named = labels(context).filter(
    (label) => !isUnclearTarget(context, label) && !known.has(nameOf(label)),
  );
  const found = byWords(named).flatMap((alike) => {
    if (alike.length === 1) return [];
    const right = usual(context, alike);
    return alike.flatMap((label): Astray[] => {
      if (!right || right.link === label.link || !canMeet(context, right.place, label.place)) return [];
      // What two languages say alike of one pair of links is one fault.
      const pair = [right.where, label.where].sort().join('\n');
      return told.size === told.add(pair).size ? [] : [{ known: right, label }];
    });
  });
  const isSecond = (one: Astray, index: number) =>
    found.slice(0, index).some((other) => isExchange(other, one));
  return found.filter((one, index) => !isSecond(one, index)).map((one) => twoTargets(context, one, found));
};

/** Two links of a page, each with a label named after the page that the other leads to. */
const exchangedLinks = (context: CheckContext): [one: Label, other: Label][] => {
  const read = labels(context).map((label) => ({ label, id: idOf(label), meant: meantBy(label) }));
  const strange = read.filter(({ id, meant }) => id !== '' && !callsOf(id).includes(meant));
  const leading = new Set(strange.flatMap(({ id }) => callsOf(id)));
  const suspects = strange.filter(({ meant }) => leading.has(meant));
  const pages = Map.groupBy(suspects, ({ label }) => label.page);
  const areExchanged = (one: (typeof read)[0], other: (typeof read)[0]) =>
    callsOf(other.id).includes(one.meant) && callsOf(one.id).includes(other.meant);
  return [...pages.values()]
    .flatMap((links) => exchangedPairs(links, areExchanged))
    .map(([one, other]) => [one.label, other.label]);
};

const toldPair = ([one, other]: [one: Label, other: Label]): Finding => {
  const fault = `"${one.shown.value}" leads to ${say(one)}, and "${other.shown.value}" to ${say(other)}: ${seemExchanged('the two links')}`;
  return toldExchange(one.place, other.place, fault);
};

/** Links whose words do not say where they lead. */
export const a11yLinkText: Check = {
  id: 'a11y/link-text',
  severity: 'warning',
  description: 'The words of a link say where it leads, and on one page the same words lead to one place.',
  advice:
    'Many people jump from link to link and hear nothing but their words. Write "Read the terms" instead of "here", and "See all solutions" and "See all rewards" instead of "Learn more" twice.',
  runOnPages: (context) => {
    const exchanged = exchangedLinks(context);
    const others = ambiguous(context, exchanged);
    return oncePerPlace([...labels(context).flatMap(unclear), ...others, ...exchanged.map(toldPair)]);
  },
  join: oncePerPlace,
};
