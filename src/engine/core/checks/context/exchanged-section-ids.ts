import { below, type Finding } from '../problem.ts';
import { exchangedPairs } from './exchanged-pairs.ts';
import { camelCase } from './key-parts.ts';
import type { PlacedSection } from './placed-sections.ts';

const isTyped = (type: string, id: string): boolean => `-${type}-`.includes(`-${id}-`);

/** Whether a text in a value is of a group: "t:home.why.title" is of "why". The first texts of a section mostly are. */
const hasTextOf = (value: unknown, group: string): boolean => {
  if (typeof value === 'string') return value.startsWith('t:') && value.includes(group);
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => hasTextOf(part, group))
  );
};

/** Whether an id tells what a section is: it is in the name of its type, or in those of its texts. */
const suits = ({ section: { type, props } }: PlacedSection, id: string): boolean =>
  isTyped(type, id) || hasTextOf(props, `.${camelCase(id)}.`);

const areExchanged = (one: PlacedSection, other: PlacedSection): boolean =>
  one.section.id !== other.section.id && (suits(one, other.section.id) || suits(other, one.section.id));

/** Sections of a page with each other's ids: neither is called as its type or its texts, and one is as the other. */
export const exchangedSectionIds = (sections: PlacedSection[]): Finding[] => {
  const strange = sections
    .filter(({ section: { type, id } }) => id !== '' && !isTyped(type, id))
    .filter((one) => !suits(one, one.section.id));
  return exchangedPairs(strange, areExchanged).map(([one, other]) => {
    const [own, its] = [one.section, other.section];
    const message = `This section of the type "${own.type}" is called "${own.id}", and that of the type "${its.type}" is called "${its.id}": their ids seem to be exchanged. Exchange the two ids.`;
    const at = ({ place }: PlacedSection) => below(place.pointer, 'id');
    return { ...one.place, pointer: at(one), message, also: [at(other)] };
  });
};
