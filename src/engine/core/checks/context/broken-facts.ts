import type { SiteConfig } from '../../../../generated/types.ts';

/** An e-mail address as the specification lets the forms accept it (section 5). */
export const emailPattern = /^\S+@\S+\.\S+$/;

/** A full address of the web, or a path of this site. */
export const urlPattern =
  /^(https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?|https?:\/\/localhost(:\d+)?\S*|\/\S*)$/;

const kinds: [name: RegExp, pattern: RegExp, what: string][] = [
  [/^(email|.*Email)$/, emailPattern, 'an e-mail address, such as hello@example.com'],
  [/^(url|.*Url)$/, urlPattern, 'a full address, such as https://example.com'],
  [/^(phone|.*Phone)Link$/, /^\+?\d{6,15}$/, 'a number of digits only, such as +18005550100'],
];

/** What a value must be by its name, or undefined when it is that or may be anything. */
export const expectedOf = (name: string, value: string): string | undefined =>
  kinds.find(([names, pattern]) => names.test(name) && !pattern.test(value))?.[2];

/** The facts that are not what their names say. Links made of them follow from that. */
export const brokenFacts = ({ facts = {} }: SiteConfig): { name: string; what: string; locale?: string }[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    const values: [string | undefined, string][] =
      typeof value === 'string' ? [[undefined, value]] : Object.entries(value);
    return values.flatMap(([locale, text]) => {
      const what = expectedOf(name, text);
      return what === undefined ? [] : [{ name, what, ...(locale === undefined ? {} : { locale }) }];
    });
  });
