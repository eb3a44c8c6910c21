import { hasLongName } from './has-long-name.ts';

const good = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/**
 * Whether an address has only signs that addresses may have: small letters, digits and hyphens between single slashes; in
 * names that files may have.
 */
export const isGoodAddress = (path: string): boolean => good.test(path) && !hasLongName(path);
