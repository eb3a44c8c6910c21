import { a11yChecks } from './a11y/a11y-checks.ts';
import type { Check } from './check.ts';
import { configChecks } from './config/config-checks.ts';
import { contentChecks } from './content/content-checks.ts';
import { formChecks } from './form/form-checks.ts';
import { i18nChecks } from './i18n/i18n-checks.ts';
import { linkChecks } from './link/link-checks.ts';
import { mediaChecks } from './media/media-checks.ts';
import { refChecks } from './ref/ref-checks.ts';
import { redirectChecks } from './route/redirect-checks.ts';
import { routeChecks } from './route/route-checks.ts';
import { documentChecks, siteSchemaChecks } from './schema/schema-checks.ts';
import { seoChecks } from './seo/seo-checks.ts';

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
