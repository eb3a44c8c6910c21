import { checkPart } from '../../../src/engine/core/checks/check-part.ts';
import type { Validators } from '../../../src/engine/core/checks/schema/validators.ts';
import { isObject } from '../../../src/engine/core/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { createReader } from '../../site/file-reader.ts';
import { readPage } from '../../site/site-files.ts';
import { withoutRedirects } from '../../site/without-redirects.ts';
import { checkFormat } from '../texts/check-format.ts';
import { checkSchemaNames } from '../texts/check-schema-names.ts';
import type { Part, PartResult } from './part.ts';

/** A site without its pages, and how it is checked. */
export type CheckedFrame = {
  root: string;
  frame: Omit<SiteSource, 'pages'>;
  /** Files of the frame of which only a part could be read. */
  unreadable: string[];
  errorsOnly: boolean;
};

/** Settings without the redirects, which most parts must not see; faulty settings as they are. */
export const redirectless = (config: SiteSource['config']): SiteSource['config'] =>
  isObject(config) ? withoutRedirects(config) : config;

/**
 * Reads and checks one part after the other, and keeps nothing of it. Only the shares of the words get the records of
 * translations, and only the first part, which reports the settings, gets the redirects.
 */
export const createPartChecker = (
  { root, frame, errorsOnly, ...checked }: CheckedFrame,
  validators: Validators,
): ((part: Part) => PartResult) => {
  const { config } = frame;
  // Results about the settings serve all parts, as long as the settings are the same object.
  const ofWords = { ...frame, config: redirectless(config) };
  const { lock: _, ...ofPages } = ofWords;
  return ({ files, isFirst, share }) => {
    const reader = createReader(root);
    const pages = files.map((file) => readPage(file, config, reader.read));
    const unreadable = new Set([...checked.unreadable, ...reader.faults.map(({ file }) => file)]);
    const around = share ? ofWords : isFirst ? { ...ofPages, config } : ofPages;
    const report = checkPart({ ...around, pages }, { validators, unreadable, errorsOnly, isFirst, share });
    const { faults, repeating } = reader;
    const format = errorsOnly
      ? []
      : [
          ...checkSchemaNames({ pages }, { root, config, unreadable }),
          ...checkFormat({ root, ...reader }, files),
        ];
    return { report, faults, repeating, format, marked: [...reader.texts.marked] };
  };
};
