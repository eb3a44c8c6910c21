import type { Check } from '../check.ts';
import { writtenOutFindings } from '../context/links/page-links.ts';

/** Links to this very site with its whole address: they leave a test site for the real one, and load the page anew. */
export const linkAbsoluteSameSite: Check = {
  id: 'link/absolute-same-site',
  severity: 'warning',
  description: 'A link to a page of this site does not write out the address of the site.',
  advice:
    'With the whole address a link leads from every copy of the site, such as a test version, to the published one, and it does not follow the page or the language. Write "page:contact" instead of "https://www.example.com/contact"; validate with --fix does it for you.',
  run: (context) => writtenOutFindings(context, { isOwnOrigin: true, says: 'an address of this site' }),
};
