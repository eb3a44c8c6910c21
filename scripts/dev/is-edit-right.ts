import { stemsOf } from '../../src/engine/core/checks/context/words/keys/key-parts.ts';
import type { Validators } from '../../src/engine/core/checks/schema-errors/validators.ts';
import { eachString } from '../../src/engine/core/json/each-string.ts';
import { remembered } from '../../src/engine/core/memory/remembered.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { keyNamedBy } from '../../src/engine/core/words/text-reference.ts';
import type { Edit } from '../edits/edit.ts';
import { outlineOf } from '../site/page-outline.ts';
import { areEditsRight } from '../validate/are-edits-right.ts';

const documentOf = ({ document }: PageFile) => document;

const keysOn = remembered(({ document }: PageFile) => {
  const keys = new Set<string>();
  eachString(document, (text) => {
    const key = keyNamedBy(text);
    if (key !== undefined) keys.add(key);
  });
  return keys;
}, documentOf);

const outlined = remembered(outlineOf, documentOf);

/** Whether a site without errors still has none after an edit. Looks only at what the edit may concern. */
export const isEditRight = (source: SiteSource, edit: Edit, validators: Validators): boolean => {
  const edited = new Set(edit.pages);
  const named = [...edit.keys].flatMap(stemsOf);
  const isConcerned = (page: PageFile) => edited.has(page) || named.some((key) => keysOn(page).has(key));
  const pages = source.pages.filter(isConcerned);
  const whole = new Set(pages);
  const around = source.pages.map((page) => (whole.has(page) ? page : outlined(page)));
  return areEditsRight({ ...source, pages: around }, { ...edit, pages, validators });
};
