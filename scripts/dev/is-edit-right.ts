import type { Validators } from '../../src/engine/core/checks/schema/validators.ts';
import { parseText } from '../../src/engine/core/messages.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { outlinedSite } from '../site/outlined-site.ts';
import { outlineOf } from '../site/page-outline.ts';
import { areEditsRight } from '../validate/are-edits-right.ts';
import type { Edit } from './edit-since.ts';

/** Whether a value names one of some keys, or a group that one of them belongs to. */
const names = (value: unknown, keys: readonly string[]): boolean => {
  if (typeof value === 'string') {
    if (!value.startsWith('t:')) return false;
    const { key = '' } = parseText(value);
    return keys.some((edited) => edited === key || edited.startsWith(`${key}.`));
  }
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((item) => names(item, keys))
  );
};

/** Whether a site that was right before an edit still is. Looks only at what the edit may concern. */
export const isEditRight = (source: SiteSource, edit: Edit, validators: Validators): boolean => {
  const keys = [...edit.keys];
  const edited = new Set(edit.pages);
  const concerned = source.pages.filter(
    (page) => edited.has(page) || (keys.length > 0 && names(page.document, keys)),
  );
  const whole = new Set(concerned);
  const pages = source.pages.map((page) => (whole.has(page) ? page : outlineOf(page)));
  return areEditsRight(outlinedSite(source, pages, keys), {
    pages: concerned,
    words: keys.length > 0,
    validators,
  });
};
