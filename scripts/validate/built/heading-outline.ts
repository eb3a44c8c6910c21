import { type BuiltCheck, type BuiltFinding, onPage } from './built-check.ts';
import type { BuiltPage } from './built-site.ts';

/** What is wrong with the headings of a built page: no or a second main one, one above it, an empty one, a skipped level. */
const faultsOf = (page: BuiltPage): BuiltFinding[] => {
  const headings = page.elements.filter(({ name }) => /^h[1-6]$/.test(name));
  const main = headings.filter(({ name }) => name === 'h1');
  const findings: BuiltFinding[] = [];
  if (main.length === 0)
    findings.push(onPage(page, 'The page has no main heading (h1). Begin it with a hero.'));
  const [first] = headings;
  if (first && main.length > 0 && first !== main[0])
    findings.push(
      onPage(
        page,
        `"${first.text}" is a heading above the main one (h1). Begin the page with its hero.`,
        first,
      ),
    );
  for (const heading of main.slice(1))
    findings.push(onPage(page, `"${heading.text}" is a second main heading (h1). A page has one.`, heading));
  let before = 0;
  for (const heading of headings) {
    const level = Number(heading.name.slice(1));
    if (heading.text === '') findings.push(onPage(page, `The heading ${heading.name} is empty.`, heading));
    if (before > 0 && level > before + 1)
      findings.push(
        onPage(
          page,
          `"${heading.text}" is an ${heading.name} after an h${before}: a level is skipped.`,
          heading,
        ),
      );
    before = level;
  }
  return findings;
};

/** The headings of each page as a screen reader lists them, all sections together. */
export const headingOutline: BuiltCheck = {
  id: 'built/heading-outline',
  severity: 'error',
  description:
    'Each built page has one main heading above all others, and its headings skip no level and are not empty.',
  advice:
    'Whoever cannot see the page goes from heading to heading; a missing level reads like a missing chapter, and two main headings like two pages. Put one hero at the top, such as "page-hero", and sections with a title below it.',
  run: ({ pages }) => [...pages.values()].flatMap(faultsOf),
};
