import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

type Feature = { title: string; description: string; icon: string };
export type Section = { type: string; props: Record<string, unknown> };
export type SolutionDocument = {
  id: string;
  card: {
    title: string;
    description: string;
    icon: string;
    imageBg: { src: string };
    imageMobile?: { src: string };
  };
  features: Feature[];
  sections: Section[];
};
type Words = { [key: string]: string | Words };

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** A solution as its content owner wrote it. */
export const solutionDocument = (slug: string) => read(`pages/solutions/${slug}.json`) as SolutionDocument;

/** The sections of a page as its content owner wrote them. */
export const sectionsOf = (page: string) => (read(`pages/${page}.json`) as { sections: Section[] }).sections;

/** The props of the first section of a type. */
export const propsOf = (sections: Section[], type: string): Record<string, unknown> => {
  const found = sections.find((one) => one.type === type);
  if (!found) throw new Error(`There is no section of type ${type}`);
  return found.props;
};

/** What a locale file says at a key, or nothing. */
export const wordsAt = (language: string, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>(
      (words, part) => (typeof words === 'object' ? words[part] : undefined),
      read(`locales/${language}.json`) as Words,
    );
  return typeof found === 'string' ? found : undefined;
};

/** The key and the inline words of a text such as `t:a.b|Words`. */
export const keyAndInline = (text: string): { key: string; inline?: string } => {
  const [, key = '', inline] = /^t:([^|?]+)(?:\?[^|]*)?(?:\|(.*))?$/s.exec(text) ?? [];
  return inline === undefined ? { key } : { key, inline };
};
