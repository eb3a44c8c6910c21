import path from 'node:path';

/** A path as this code writes it: with slashes on every system. */
export const posixPath = (place: string): string => place.split(path.sep).join('/');

/** The way from one folder to a place, with slashes on every system: `../b/c`; empty if both are the same. */
export const relativePosix = (from: string, to: string): string => posixPath(path.relative(from, to));
