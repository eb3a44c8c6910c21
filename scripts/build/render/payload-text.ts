import type { Piece, Pieces, SharedText } from '../../../src/engine/core/pieces.ts';
import { remembered } from '../../../src/engine/core/remembered.ts';
import type { PageData, ResolvedPage, ResolvedSection } from '../../../src/engine/core/types.ts';

/** A payload just as JSON.stringify writes it, and what each section of its page says in it. */
export type PayloadText = { pieces: Pieces; sections: ReadonlyMap<ResolvedSection, Piece> };

/** Properties that are the very same object on many pages. */
const ofMany: readonly string[] = ['error', 'icons', 'settings'] satisfies (keyof ResolvedPage)[];

const lists: readonly string[] = ['before', 'sections', 'after'] satisfies (keyof ResolvedPage)[];

const listed = (texts: Pieces): Pieces => [
  '[',
  ...texts.flatMap((text, index) => (index > 0 ? [',', text] : [text])),
  ']',
];

/**
 * Writes payloads. What many pages have in common (the foot of the frame, the drawings of icons, the settings) is most of
 * a payload, and is written once.
 */
export const createPayloadText = (): ((data: PageData) => PayloadText) => {
  const shared = remembered<object, SharedText>((value) => ({ text: JSON.stringify(value) }));
  const textsOf = ({ before, sections, after }: ResolvedPage): PayloadText['sections'] =>
    new Map<ResolvedSection, Piece>([
      ...[...before, ...sections].map((section) => [section, JSON.stringify(section)] as const),
      ...after.map((section) => [section, shared(section)] as const),
    ]);
  return ({ page, code }) => {
    const sections = textsOf(page);
    const write = (name: string, value: unknown): Pieces => {
      if (ofMany.includes(name)) return [shared(value as object)];
      if (!lists.includes(name)) return [JSON.stringify(value)];
      return listed((value as ResolvedSection[]).map((section) => sections.get(section) ?? ''));
    };
    const properties = Object.entries(page)
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value], index) => [`${index > 0 ? ',' : ''}"${name}":`, ...write(name, value)]);
    return { sections, pieces: ['{"page":{', ...properties, `},"code":${JSON.stringify(code)}}`] };
  };
};
