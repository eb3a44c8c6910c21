import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';

/** The check that compares a site with an earlier commit; `lostAddresses` does the work. */
export const missingAfterRename: CheckInfo = {
  id: 'redirect/missing-after-rename',
  severity: 'warning',
  description: 'What was an address of the site at the last commit is one still, or leads to another.',
  advice:
    'Bookmarks, mails, other sites and search engines keep an address for years; when it is gone, whoever comes by it finds nothing. Say where it leads now, in "redirects" of site.config.json: "/careers": "page:about-us". The command "npm run content -- rename page" does that by itself. Compared is with the last commit, or the one of --since, so nothing is told outside of git; and only when nothing else is wrong.',
};
