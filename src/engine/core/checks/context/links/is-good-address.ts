const good = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** Whether an address has only signs that addresses may have: small letters, digits and hyphens between single slashes. */
export const isGoodAddress = (path: string): boolean => good.test(path);
