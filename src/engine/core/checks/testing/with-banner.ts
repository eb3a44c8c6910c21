import type { Problem } from '../problems/problem.ts';
import { checkSite } from './check-site.ts';
import { tinySchemas } from './tiny-schemas.ts';
import { type Changes, tinySite } from './tiny-site.ts';

/** The schema of the tiny site's section type that most of its pages show. */
export const bannerFile = 'sections/banner.schema.json';

/** The properties of that section type. */
export const { properties: bannerProperties } = tinySchemas[bannerFile] as { properties: object };

/** The schemas of the tiny site when that of the banner says more. */
export const schemasWithBanner = (more: object): typeof tinySchemas => ({
  ...tinySchemas,
  [bannerFile]: { ...tinySchemas[bannerFile], ...more },
});

/** What is wrong with the tiny site when the schema of its banner says more, after some changes. */
export const problemsWithBanner = (more: object, changes: Changes = {}): Problem[] =>
  checkSite({ ...tinySite(changes), schemas: schemasWithBanner(more) });
