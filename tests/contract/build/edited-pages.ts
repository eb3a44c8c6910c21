/** The pages that are edited. */
export const editedPages = [
  'home',
  'about-us',
  'contact',
  'rewards',
  'partner-with-us',
  'solutions',
  'solutions/loyalty',
];
