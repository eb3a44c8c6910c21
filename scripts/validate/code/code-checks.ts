import type { CodeCheck } from './code-check.ts';
import { liveStatic } from './live-static.ts';
import { mailWords } from './mail-words.ts';
import { noComponent } from './no-component.ts';
import { noSchema } from './no-schema.ts';
import { orphanSection } from './orphan-section.ts';
import { unlistedIcon } from './unlisted-icon.ts';
import { unreadProperty } from './unread-property.ts';

/** The checks that hold schemas, code and the words of mails together: `checkCode` runs them when the site is this project's own. */
export const codeChecks: CodeCheck[] = [
  noComponent,
  noSchema,
  unlistedIcon,
  unreadProperty,
  liveStatic,
  mailWords,
  orphanSection,
];
