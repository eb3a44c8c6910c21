import { remembered } from '../../../src/engine/core/memory/remembered.ts';
import type { Piece, Pieces, SharedText } from '../../../src/engine/core/render/pieces.ts';
import type { PageData, ResolvedSection, ShownPage } from '../../../src/engine/core/types.ts';

/** What is the very same object on many pages. */
const ofMany: readonly string[] = ['error', 'icons', 'settings'] satisfies (keyof ShownPage)[];

const lists: readonly string[] = ['before', 'sections', 'after'] satisfies (keyof ShownPage)[];

/** A list as JSON, in which each is written by `write`. */
const listed = (sections: ResolvedSection[], write: (section: ResolvedSection) => Piece): Pieces => [
  '[',
  ...sections.flatMap((section, index) => (index > 0 ? [',', write(section)] : [write(section)])),
  ']',
];

/**
 * Writes payloads just as JSON.stringify does. What many pages have in common (the foot of the frame, the drawings of
 * icons, the settings) is most of a payload, and is written once.
 */
export const createPayloadText = (): ((data: PageData) => Pieces) => {
  const shared = remembered<object, SharedText>((value) => ({ text: JSON.stringify(value) }));
  const write = (name: string, value: unknown): Pieces => {
    if (ofMany.includes(name)) return [shared(value as object)];
    if (!lists.includes(name)) return [JSON.stringify(value)];
    return listed(value as ResolvedSection[], name === 'after' ? shared : JSON.stringify);
  };
  return ({ page, head, code }) => {
    const properties = Object.entries(page)
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value], index) => [`${index > 0 ? ',' : ''}"${name}":`, ...write(name, value)]);
    const rest = JSON.stringify({ head, code }).slice(1);
    return ['{"page":{', ...properties, `},${rest}`];
  };
};
