/** Disks store names of 255 letters, and those of files get endings: that of a language, .html, .br. */
const longest = 200;

/** Whether some step of an address is too long to be the name of a file. */
export const hasLongName = (path: string): boolean => path.split('/').some((step) => step.length > longest);

const good = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/**
 * Whether an address has only signs that addresses may have: small letters, digits and hyphens between single slashes; in
 * names that files may have.
 */
export const isGoodAddress = (path: string): boolean => good.test(path) && !hasLongName(path);

const local =
  /^https?:\/\/(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\]|[^/:]+\.(local|localhost|internal|test))(?=[:/?#]|$)/i;

/** Whether a web address leads to a computer of one's own, which no visitor can reach. */
export const isLocalAddress = (address: string): boolean => local.test(address);
