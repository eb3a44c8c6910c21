import type { Check } from './check.ts';
import { a11yChecks } from './lists/a11y-checks.ts';
import { configChecks } from './lists/config-checks.ts';
import { contentChecks } from './lists/content-checks.ts';
import { formChecks } from './lists/form-checks.ts';
import { i18nChecks } from './lists/i18n-checks.ts';
import { linkChecks } from './lists/link-checks.ts';
import { mediaChecks } from './lists/media-checks.ts';
import { redirectChecks } from './lists/redirect-checks.ts';
import { refChecks } from './lists/ref-checks.ts';
import { routeChecks } from './lists/route-checks.ts';
import { documentChecks, siteSchemaChecks } from './lists/schema-checks.ts';
import { seoChecks } from './lists/seo-checks.ts';

/** The checks across files. They need a configuration that could be read and has languages. */
export const siteChecks: Check[] = [
  ...siteSchemaChecks,
  ...configChecks,
  ...refChecks,
  ...mediaChecks,
  ...i18nChecks,
  ...routeChecks,
  ...redirectChecks,
  ...linkChecks,
  ...seoChecks,
  ...formChecks,
  ...a11yChecks,
  ...contentChecks,
];

/** Every check. Reports order what they find by place and id. */
export const checks: Check[] = [...documentChecks, ...siteChecks];
