import { keyPointer, lastNameOf } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { localeFile } from '../../../src/engine/core/file-names.ts';
import { withoutUndefined } from '../../../src/engine/core/json/without-undefined.ts';
import { textNamed } from '../../../src/engine/core/words/text-reference.ts';
import { parseJson } from '../../site/file-reader.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { keysAtProblem } from '../keys-at-problem.ts';

/** A text that nothing shows any more, since what it says was written out in its place, or a fact over its name. */
export const writtenOutText = (
  { source, texts }: SiteFiles,
  problem: Problem,
  { file, problems }: { file: string; problems: Problem[] },
): Problem | undefined => {
  const [key = '', another] = keysAtProblem(problem);
  const written = problems.filter((one) => one.check === 'content/hardcoded-fact' && one.file === file);
  if (another !== undefined || written.length === 0) return undefined;
  const locale = localeFile(source.config.defaultLocale);
  const words = valueAt(parseJson(locale, texts.get(locale) ?? '').value, keyPointer(key));
  const same = written.find(({ fix }) => fix && 'set' in fix && fix.set === words);
  const place = same ?? written.find(({ pointer }) => lastStep(pointer) === lastNameOf(key));
  if (words === undefined || !place) return undefined;
  const what = same ? `what "${key}" says, written out` : `a fact in the place of "${key}"`;
  const message = `Here stands ${what}, and nothing shows that text any more.`;
  const { pointer, page, section } = place;
  const shown = withoutUndefined({ file, pointer, page, section });
  return restatedAt(problem, shown, withSuggestion(message, textNamed(key)));
};
