/** The address of the page for unknown addresses: hosts of files look for 404.html, and know no other name. */
export const notFoundPath = '/404';
