/** The group of a check: what stands before the slash of its id. */
export const checkGroup = (id: string): string => id.slice(0, id.indexOf('/'));
