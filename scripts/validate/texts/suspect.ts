import type { Edit } from 'jsonc-parser';
import type { Range } from '../../json-text/tree-range.ts';
import type { SyntaxFault } from '../../site/file-reader.ts';

/** What may be wrong with a text: the place, and what is told of it. */
export type Suspicion = Range & {
  message: string;
  /** What to do, with which the message ends, where git may know better. */
  remedy?: string;
  /** The text without the fault, by which the suspicion can be tried; without it what is told holds as it is. */
  mended?: string;
  /** The change that --fix may make. */
  fix?: Edit;
};

/** What may be wrong with a text, the most likely first. */
export type Suspect = (text: string, fault: SyntaxFault) => Iterable<Suspicion>;

/** A text with other signs, or none, in the place of some. */
export const rewritten = (text: string, { offset, length }: Range, content = ''): string =>
  text.slice(0, offset) + content + text.slice(offset + length);

/** The suspicion that other signs, or none, belong in the place that is told. */
export const instead = (text: string, told: Range & { message: string }, content = ''): Suspicion => ({
  ...told,
  mended: rewritten(text, told, content),
});

/** The suspicion that a bracket is one too many. */
export const oneTooMany = (text: string, offset: number): Suspicion =>
  instead(text, { offset, length: 1, message: `This ${text[offset]} is one too many. Remove it.` });

/** What a suspect tells where trying it cannot help, since more is wrong with the text. */
export const untried = (suspect: Suspect): Suspect =>
  function* (text, fault) {
    for (const { mended: _, ...told } of suspect(text, fault)) yield told;
  };
