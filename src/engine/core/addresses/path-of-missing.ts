import { resuffixedPath } from './resuffixed-path.ts';
import { slot, slugIn } from './routes.ts';

/** How a language writes addresses: its suffix, and where it has them, those of the entries of a collection. */
type AddressForm = { suffix?: string | undefined; entries?: string | undefined };

/**
 * An address that no page has, in another language (requirement LANG-2): that of the same missing entry, or else the path
 * with the other suffix. Undefined where that cannot be said.
 */
export const pathOfMissing = (path: string, from: AddressForm, to: AddressForm): string | undefined => {
  const [before = '', after = ''] = from.entries?.split(slot) ?? [];
  const slug = slugIn({ before, after }, path);
  return slug && to.entries
    ? to.entries.replace(slot, () => slug)
    : resuffixedPath(path, from.suffix ?? '', to.suffix ?? '');
};
