import type { Check } from './check.ts';
import type { Link } from './context/links.ts';

const mail = /^(?!\/)[^\s@,?]+@[^\s@,?.]+(\.[^\s@,?.]+)+(\?\S*)?$/;
const phone = /^\+?\d[\d().-]*$/;

const faultOf = ({ target, value }: Link): string | undefined => {
  if (target.kind !== 'scheme' || value.includes('%{')) return undefined;
  if (target.scheme === 'mailto:' && !mail.test(target.rest)) {
    return `"${value}" is not a mail link. Write mailto: and an address such as name@example.com.`;
  }
  if (target.scheme === 'tel:' && !phone.test(target.rest)) {
    return `"${value}" is not a telephone link. Write tel: and the number without spaces, such as tel:+18005550100.`;
  }
  return undefined;
};

/** Mail and telephone links that no program can use. */
export const linkMailtoTel: Check = {
  id: 'link/mailto-tel',
  severity: 'error',
  description: 'A mail link has an address and a telephone link a number.',
  advice:
    'A mail or telephone link that is not complete opens an empty message or dials nothing. Write a whole address or an international number, best as a fact. Example: "mailto:%{email}" or "tel:+18005550100".',
  run: ({ links }) =>
    links.flatMap((link) => {
      const message = faultOf(link);
      return message === undefined ? [] : [{ ...link.place, message }];
    }),
};
