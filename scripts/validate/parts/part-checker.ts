import { checkPart } from '../../../src/engine/core/checks/check-part.ts';
import type { Validators } from '../../../src/engine/core/checks/schema-errors/validators.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { createReader } from '../../site/file-reader.ts';
import { readPage } from '../../site/site-files.ts';
import { checkFormat } from '../texts/check-format.ts';
import { checkSchemaNames } from '../texts/check-schema-names.ts';
import { aroundParts } from './around-parts.ts';
import type { Part, PartResult } from './site-parts-of.ts';

/** A site without its pages, and how it is checked. */
export type CheckedFrame = {
  root: string;
  frame: Omit<SiteSource, 'pages'>;
  /** Files of the frame of which only a part could be read. */
  unreadable: string[];
  errorsOnly: boolean;
};

/** Reads and checks one part after the other, and keeps nothing of it. */
export const createPartChecker = (
  { root, frame, errorsOnly, ...checked }: CheckedFrame,
  validators: Validators,
): ((part: Part) => PartResult) => {
  const { config } = frame;
  const aroundOf = aroundParts(frame);
  return ({ files, isFirst, share }) => {
    const reader = createReader(root);
    const pages = files.map((file) => readPage(file, config, reader.read));
    const unreadable = new Set([...checked.unreadable, ...reader.faults.map(({ file }) => file)]);
    const report = checkPart(
      { ...aroundOf({ isFirst, share }), pages },
      { validators, unreadable, errorsOnly, isFirst, share },
    );
    const { faults, repeating } = reader;
    const format = errorsOnly
      ? []
      : [...checkSchemaNames({ pages }, { root, config, unreadable }), ...checkFormat(reader, files)];
    return { report, faults, repeating, format, marked: [...reader.texts.marked] };
  };
};
