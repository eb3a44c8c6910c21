import { eachString } from '../../../json/each-string.ts';
import { namesText } from '../../../words/text-reference.ts';
import { byShape } from '../../context/exchanged/shape-of-texts.ts';
import { exchangedPairs } from '../../context/exchanged-pairs.ts';
import type { Marked } from '../../context/marks/marked.ts';
import type { PlacedSection } from '../../context/marks/placed-sections.ts';
import { sectionsByFile } from '../../context/marks/sections-by-file.ts';
import { textsOfFile } from '../../context/marks/texts-of-file.ts';
import { camelCase } from '../../context/words/keys/key-parts.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';

const isTyped = (type: string, id: string): boolean => `-${type}-`.includes(`-${id}-`);

/** All texts of a section, gathered once for comparisons with many ids. */
const textsOf = (props: unknown): string => {
  const texts: string[] = [];
  eachString(props, (text) => {
    if (namesText(text)) texts.push(text);
  });
  return texts.join('\n');
};

/** A section with its texts, and the group of texts with its name: "t:home.why.title" is of "why". */
type Texts = PlacedSection & { texts: string; group: string };

/** A section, and whether its texts have its name. */
type Named = Texts & { isOwn: boolean };

/** Whether the texts of a section have the name of another one. Names such as "a" are in many. */
const hasTextsOf = ({ texts }: Texts, { group }: Texts): boolean =>
  group.length >= '.cta.'.length && texts.includes(group);

const named = (placed: PlacedSection): Named => {
  const { props, id } = placed.section;
  const section = { ...placed, texts: textsOf(props), group: `.${camelCase(id)}.` };
  return { ...section, isOwn: hasTextsOf(section, section) };
};

/** Whether a section is named after the type of another one. */
const isCalledAs = ({ section: { id } }: Named, { section: { type } }: Named): boolean => isTyped(type, id);

/** Whether the id of a section tells what another is: it is in the name of that one's type, or in those of its texts. */
const suits = (one: Named, other: Named): boolean => isCalledAs(other, one) || hasTextsOf(one, other);

/** A type alone says little of one half: a list of benefits may be called "why", and tiles "benefits". */
const areExchanged = (one: Named, other: Named): boolean => {
  if (one.section.id === other.section.id) return false;
  if (isCalledAs(one, other) && isCalledAs(other, one)) return true;
  // A section that is named after its own texts may have the name of another type.
  if (one.isOwn || other.isOwn) return false;
  return (suits(one, other) && suits(other, one)) || hasTextsOf(one, other) || hasTextsOf(other, one);
};

/** Whether one of some sections is named after the type of another, or any text of their file: nearly none is. */
const mayBeExchanged = (sections: PlacedSection[], texts: Marked[]): boolean => {
  const keys = texts.map(({ text }) => text?.key).join('\n');
  const types = `-${sections.map(({ section: { type } }) => type).join('-')}-`;
  return sections.some(
    ({ section: { id } }) => types.includes(`-${id}-`) || keys.includes(`.${camelCase(id)}.`),
  );
};

/**
 * Sections of a file with each other's ids: each is named after the type or texts of the other, and not after its own.
 */
export const exchangedSectionIds = byShape((context, file): Finding[] => {
  const sections = sectionsByFile(context).get(file) ?? [];
  const strange = sections.filter(({ section: { type, id } }) => id !== '' && !isTyped(type, id));
  if (strange.length < 2 || !mayBeExchanged(strange, textsOfFile(context, file))) return [];
  return exchangedPairs(strange.map(named), areExchanged).map(([one, other]) => {
    const [own, its] = [one.section, other.section];
    const fault = `This section of the type "${own.type}" is called "${own.id}", and that of the type "${its.type}" is called "${its.id}": ${seemExchanged('their ids')}`;
    const at = ({ place }: PlacedSection) => ({ ...place, pointer: below(place.pointer, 'id') });
    return toldExchange(at(one), at(other), fault);
  });
});
