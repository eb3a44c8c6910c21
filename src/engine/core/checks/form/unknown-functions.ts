import type { SiteConfig } from '../../../../generated/types.ts';
import { configFile } from '../../file-names.ts';
import { objectOf, stringsOf } from '../../json/json-value.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** Where the functions of the site answer its forms, by the settings that name them (supabase/functions). */
export const functionPaths: Record<'contactUrl' | 'newsletterUrl', string> = {
  contactUrl: '/functions/v1/resend-email',
  newsletterUrl: '/functions/v1/newsletter-subscribe',
};

const saidOf = (
  setting: string,
  value: string,
  path: string,
): Pick<Finding, 'message' | 'suggestion' | 'fix' | 'severity'> | undefined => {
  const [, host = '', own = ''] = /^(https?:\/\/[^/?#]+)?([^?#]*)/.exec(value) ?? [];
  // A value that is no address at all is reported by `config/env`.
  if (own === path || !own.startsWith('/')) return undefined;
  if (onlySlip(own, [path]) !== undefined) {
    const meant = value.replace(own, path);
    const told = withSuggestion(`At "${value}" no function answers, so the form would fail.`, meant);
    // A function of another project may well be called nearly so.
    return host === '' ? { ...told, fix: { set: meant } } : { ...told, severity: 'warning' };
  }
  // What another host or a folder of one's own answers is not known here.
  if (host !== '' || !/^\/functions(\/|$)/.test(own)) return undefined;
  const message = `"${setting}" is "${value}", where this site has no function for the form. Write "${path}", or the full address of a function elsewhere, such as "https://api.example.com/mail".`;
  return { message, severity: 'warning' };
};

/** Addresses of the forms' services at which the site has no function for them. */
export const unknownFunctions = ({ services }: SiteConfig): Finding[] => {
  const given = stringsOf(objectOf(services));
  return Object.entries(functionPaths).flatMap(([setting, path]): Finding[] => {
    const said = saidOf(setting, (given[setting] ?? '').trim(), path);
    return said === undefined ? [] : [{ file: configFile, pointer: below('/services', setting), ...said }];
  });
};
