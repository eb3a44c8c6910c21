import { checkPart } from '../../../src/engine/core/checks/check-part.ts';
import type { Validators } from '../../../src/engine/core/checks/schema/validators.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { createReader } from '../../site/file-reader.ts';
import { readPage } from '../../site/site-files.ts';
import { checkFormat } from '../check-format.ts';
import { checkSchemaNames } from '../check-schema-names.ts';
import type { Part, PartResult } from './part.ts';

/** A site without its pages, and how it is checked. */
export type CheckedFrame = {
  root: string;
  frame: Omit<SiteSource, 'pages'>;
  /** Files of the frame of which only a part could be read. */
  unreadable: string[];
  errorsOnly: boolean;
};

/**
 * Reads and checks one part after the other, and keeps nothing of one when it goes on to the next. What is recorded of
 * translations only the shares of the words are told.
 */
export const createPartChecker =
  ({ root, frame, errorsOnly, ...checked }: CheckedFrame, validators: Validators) =>
  ({ files, isFirst, share }: Part): PartResult => {
    const reader = createReader(root);
    const pages = files.map((file) => readPage(file, frame.config, reader.read));
    const unreadable = new Set([...checked.unreadable, ...reader.faults.map(({ file }) => file)]);
    const { lock: _, ...ofPages } = frame;
    const source = { ...(share ? frame : ofPages), pages };
    const report = checkPart(source, { validators, unreadable, errorsOnly, isFirst, share });
    const { faults, repeating } = reader;
    const { config } = frame;
    const format = errorsOnly
      ? []
      : [
          ...checkSchemaNames({ pages }, { root, config, unreadable }),
          ...checkFormat({ root, ...reader }, files),
        ];
    return { report, faults, repeating, format, marked: [...reader.texts.marked] };
  };
