import type { CheckInfo } from '../../src/engine/core/checks/check.ts';
import { checkGroup } from './check-group.ts';
import { optionLines } from './option-lines.ts';

const introduction = `# What is checked

Made from the checks by \`npm run validate -- --docs\`. Do not edit.

\`npm run validate\` reads the whole site and tells each fault once, at its line. **error** keeps the site from being
built, **warning** should be looked at, **info** is worth knowing. Every line names its check; \`--explain <check>\` tells
in the terminal what stands here.

## Settings and exceptions

Site-wide, under \`checks\` in \`site.config.json\`: another severity (\`off\` for none), files or places in them
(\`pointer\`) that a check is silent about, each with a reason, and options of the check.

\`\`\`json
"checks": {
  "seo/length": { "severity": "info" },
  "i18n/inline-literal": {
    "ignore": [{ "file": "pages/legal/**", "reason": "written by the lawyers, in one language" }]
  },
  "i18n/html": {
    "ignore": [{ "file": "locales/en.json", "pointer": "/home/hero/title", "reason": "a title about the tag <b>" }]
  }
}
\`\`\`

In one page or section, beside its \`id\`:

\`\`\`json
"$lint": [{ "disable": "i18n/inline-literal", "reason": "a quotation, the same in every language" }]
\`\`\`

It silences what is told in the page or section, and what names it (\`Page "home": …\`) but is told at its words in \`locales/\`;
an entry of \`ignore\` with the page's file does the same. What is told of words without naming a page holds for all pages that
show them: write the locale file with a \`pointer\`, as above.

An exception without a reason is an error, one that names no check too; one that silences nothing any more is a warning.
What a site cannot be built without holds always: files that can be read (\`json/syntax\`), and pages, sections, words and
settings that fit their schemas (\`schema/page\`, \`schema/section-props\` and the like; \`--explain\` says so).`;

const listed = {
  head: ['', 'Options:', ''],
  write: (name: string, meaning: string) => `- \`${name}\`: ${meaning}`,
};

const sectionOf = (check: CheckInfo): string =>
  [
    `### ${check.id}`,
    '',
    `**${check.severity}** · ${check.description}`,
    '',
    check.advice,
    ...optionLines(check, listed),
  ].join('\n');

/** The documentation of the checks: a part for each group, a section for each check. */
export const checkDocs = (checks: CheckInfo[]): string => {
  const groups = [...new Set(checks.map(({ id }) => checkGroup(id)))];
  const parts = groups.map((group) =>
    [`## ${group}`, ...checks.filter(({ id }) => checkGroup(id) === group).map(sectionOf)].join('\n\n'),
  );
  return `${[introduction, ...parts].join('\n\n')}\n`;
};
