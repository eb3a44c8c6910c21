import { parsePageLink } from '../../addresses/page-link.ts';
import { keyNamedBy } from '../../words/text-reference.ts';
import type { CheckContext } from '../context/check-context.ts';
import { siteOfFact } from '../context/facts/site-of-fact.ts';
import { holderOf } from '../context/marks/holder-of.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import type { ShownWords } from '../context/marks/named-text.ts';
import { shownWords } from '../context/marks/shown-words.ts';
import { perContext } from '../context/per-context.ts';
import { camelCase, keyBelow, lastNameOf, parentOf } from '../context/words/keys/key-parts.ts';
import { placeKey } from '../problems/place-keys.ts';
import type { Place } from '../problems/problem.ts';

/** The words of a link in one language, and where it leads. */
export type Label = {
  shown: ShownWords;
  text: string;
  link: string;
  page: string;
  where: string;
  place: Place;
  /** The place of the text itself. */
  at: Place;
};

/** The words of every link that has some: the texts `label` beside a `link`. */
export const labels = perContext((context): Label[] => {
  const texts = new Map(
    marksOfKind(context, 'text')
      .filter(({ name }) => name === 'label')
      .map((mark) => [holderOf(mark), mark]),
  );
  return marksOfKind(context, 'link').flatMap((mark) => {
    const { value, place } = mark;
    const label = texts.get(holderOf(mark));
    if (!label) return [];
    const where = placeKey(label.place);
    return shownWords(context, label).map((shown) => ({
      shown,
      text: label.value,
      link: value,
      page: place.file,
      where,
      place,
      at: label.place,
    }));
  });
});

const keyOf = ({ text }: Label): string => keyNamedBy(text) ?? '';

/** The page that the key of a label is named after. */
export const meantBy = (label: Label): string => lastNameOf(keyOf(label));

/** The name of the page, or of the fact, that a link leads to: contact, linkedin of %{linkedinUrl}. */
export const idOf = ({ link }: Label): string => {
  const target = parsePageLink(link);
  const name = target?.hash === '' ? target.pageId : siteOfFact(link);
  return camelCase(name ?? '');
};

/** The names that a label may use for a page: "aboutUs" or "about" for about-us. */
export const callsOf = (id: string): string[] => [id, /^[a-z]{4,}(?=[A-Z])/.exec(id)?.[0] ?? id];

/**
 * The text beside that of a label which is named after the page that its link leads to. No other link of its section
 * shows it, and elsewhere none that leads to another page.
 */
export const ownLabel = (context: CheckContext, label: Label): string | undefined => {
  const group = parentOf(keyOf(label));
  const isBeside = ({ place }: Label) => place.section !== undefined && place.section === label.place.section;
  const shown = new Set(
    labels(context)
      .filter(({ page, where }) => page === label.page && where !== label.where)
      .filter((other) => other.link !== label.link || isBeside(other))
      .map(keyOf),
  );
  return callsOf(idOf(label))
    .map((name) => keyBelow(group, name))
    .find((key) => context.keyTable.numbers.has(key) && !shown.has(key));
};
