import type { Check } from '../check.ts';
import { writtenOutFindings } from '../context/links/page-links.ts';

/** Addresses of this site written out, which a change of address or another language would leave behind. */
export const linkHardcodedPath: Check = {
  id: 'link/hardcoded-path',
  severity: 'warning',
  description: 'A link to a page of this site names the page, not its address.',
  advice:
    'An address that is written out leads to one language for everyone, and to nowhere once the page gets another address. Write the name of the page instead: "page:contact" for "/contact", "page:about-us#team" for "/about-us#team". validate with --fix does it for you.',
  run: (context) => writtenOutFindings(context, { isOwnOrigin: false, says: 'an address written out' }),
};
