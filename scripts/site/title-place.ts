/** Where the title of a page is drawn in the template of shared pictures. */
export const titlePlace = /<rect id="title"[^>]*>/;
