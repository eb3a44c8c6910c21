import type { SectionDocument } from '../../../generated/types.ts';
import { parsePageLink } from '../addresses/page-link.ts';
import { isObject, objectOf } from '../json/json-value.ts';

/** The pages that an entry of a list leads to, such as that of an entry of a menu. */
export const pagesOfEntry = (entry: unknown): string[] =>
  Object.values(objectOf(entry)).flatMap((value) =>
    typeof value === 'string' ? (parsePageLink(value)?.pageId ?? []) : [],
  );

const withoutEntries = (value: unknown, hidden: ReadonlySet<string>): unknown => {
  if (Array.isArray(value))
    return value
      .filter((entry) => !pagesOfEntry(entry).some((page) => hidden.has(page)))
      .map((entry) => withoutEntries(entry, hidden));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, withoutEntries(own, hidden)]));
};

/** A section of the layout without the entries of its lists that lead to hidden pages: it stands on all the others. */
export const withoutHidden = (section: SectionDocument, hidden: ReadonlySet<string>): SectionDocument =>
  hidden.size === 0
    ? section
    : { ...section, props: withoutEntries(section.props, hidden) as SectionDocument['props'] };
