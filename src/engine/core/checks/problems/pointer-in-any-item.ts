/** A pointer that is the same for all items of a list. */
export const pointerInAnyItem = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');
