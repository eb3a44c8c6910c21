import { contactCases } from './contact-cases.ts';
import { newsletterCases } from './newsletter-cases.ts';
import { pageviewCases } from './pageview-cases.ts';
import { requestCases } from './request-cases.ts';
import { ruleCases } from './rule-cases.ts';
import type { Stack } from './stack.ts';
import { unsubscribeCases } from './unsubscribe-cases.ts';

/** The whole contract of the functions, for one runtime and database. */
export const allCases = (name: string, stackOf: () => Stack): void => {
  for (const cases of [
    contactCases,
    ruleCases,
    requestCases,
    newsletterCases,
    unsubscribeCases,
    pageviewCases,
  ])
    cases(name, stackOf);
};
