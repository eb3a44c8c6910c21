import { listOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { toldOfTexts } from '../context/marks/written-texts.ts';
import { tagFault } from '../context/words/writing/tags.ts';
import { markdownFault } from './signs/markdown-fault.ts';

const allowed = (context: CheckContext): Set<string> =>
  new Set(listOf(context.options('i18n/html').allow).map(String));

/** HTML in texts, which visitors would read as it is written. */
export const i18nHtml: Check = {
  id: 'i18n/html',
  severity: 'warning',
  description:
    'A text has no HTML beside the tags that are allowed, which are opened and closed, and no Markdown.',
  advice:
    'Texts are shown as they are written: of "<b>70%</b> off" a visitor reads the tags too, and of "**70%** off" the stars. Write the words alone; what is to stand out has a property of its own.',
  options: {
    allow: {
      kind: 'list',
      meaning: 'The tags that a section of this site can show, such as ["strong", "em"]. None when left out.',
    },
  },
  runOnPages: (context) => {
    const names = allowed(context);
    return toldOfTexts(context, ({ value }) => tagFault(value, names) ?? markdownFault(value));
  },
};
