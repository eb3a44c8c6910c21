/** Whether an address, as a page names it, leads to this site. Two slashes begin the name of another one. */
export const isInternal = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');
