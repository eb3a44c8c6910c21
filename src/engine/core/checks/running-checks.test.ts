import { describe, expect, it } from 'vitest';
import { checks } from './all-checks.ts';
import type { CheckContext } from './context/check-context.ts';
import { createValidators } from './schema-errors/validators.ts';
import { tinySite } from './testing/tiny-site.ts';

/** An object of which only some parts may be read. */
const only = <Whole extends object>(whole: Whole, names: string[]): Whole =>
  new Proxy(whole, {
    get: (target, name) => {
      if (!names.includes(String(name))) throw new Error(`"${String(name)}" was read`);
      return Reflect.get(target, name);
    },
  });

describe('a check of settings', () => {
  const { schemas, ...site } = tinySite();
  const config = only(site.config, ['locales', 'defaultLocale']);
  const given = only({ ...site, schemas, config }, ['schemas', 'config']);

  it.each(checks.filter(({ isOfSettings }) => isOfSettings).map((check) => [check.id, check] as const))(
    '%s looks at nothing that an edit of pages, words, facts or redirects changes',
    (_, { run, runOnPages, acrossPages }) => {
      const validators = createValidators(schemas);
      const context = only({ given, source: given, validators } as CheckContext, [
        'given',
        'source',
        'validators',
      ]);
      expect(run?.(context)).toEqual([]);
      expect([runOnPages, acrossPages]).toEqual([undefined, undefined]);
    },
  );
});
