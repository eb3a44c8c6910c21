import { sectionPointer } from '../../src/engine/core/checks/context/section-pointer.ts';
import type { Place } from '../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../src/engine/core/checks/problems/value-at.ts';
import { configFile, isPageFile } from '../../src/engine/core/file-names.ts';
import { objectOf } from '../../src/engine/core/json/json-value.ts';
import type { Json } from '../../src/engine/core/types.ts';

/** The id of the section in which something stands: of a page, or of the layout. */
const sectionAt = (document: Json, pointer: string): string | undefined => {
  const section = sectionPointer(pointer);
  const { id } = section === undefined ? {} : objectOf(valueAt(document, section));
  return typeof id === 'string' ? id : undefined;
};

/** A place of a document, with the page and section that it is in. */
export const placeIn = (file: string, document: Json, pointer: string): Place => {
  const section = sectionAt(document, pointer);
  const page = file === configFile ? {} : { page: String(document.id) };
  return { file, pointer, ...page, ...(section === undefined ? {} : { section }) };
};

/** Whether a file is one that shows texts. */
export const isContent = (file: string): boolean => isPageFile(file) || file === configFile;
