import { isObject } from '../../json/json-value.ts';
import type { PageFile } from '../../types.ts';

const withoutProps = (section: unknown): unknown => {
  if (!isObject(section)) return section;
  const { props: _, ...rest } = section;
  return rest;
};

/** A page without the props of its sections: what the site as a whole must know of it, faults included. */
export const stripPage = (page: PageFile): PageFile => {
  const document: unknown = page.document;
  if (!isObject(document)) return page;
  const { sections, features } = document;
  const stripped = {
    ...document,
    ...(Array.isArray(sections) ? { sections: sections.map(withoutProps) } : {}),
    ...(Array.isArray(features) ? { features: [] } : {}),
  };
  return { ...page, document: stripped as unknown as PageFile['document'] };
};
