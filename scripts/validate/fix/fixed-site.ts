import { counted } from '../../../src/engine/core/counted.ts';
import { byText } from '../../../src/engine/core/json/by-text.ts';
import { unifiedDiff } from '../../json-text/unified-diff.ts';
import { keepValidators } from '../keep-validators.ts';
import type { ValidateRequest } from '../read-validate-request.ts';
import { prefixOf, wantedFiles } from '../report/make-report.ts';
import type { ValidateOptions } from '../validate-options.ts';
import { type ValidatedSite, validateSite } from '../validate-site.ts';
import { type FixedSite, fixSite } from './fix-site.ts';
import { saveTexts } from './save-texts.ts';

/** How a file is called in a diff: as seen from the folder of the command, when the site lies below it. */
const diffPrefix = (root: string): string => {
  const prefix = prefixOf(root);
  return prefix.startsWith('../') ? '' : prefix;
};

const diffOf = ({ site, texts }: FixedSite): string =>
  [...texts]
    .sort(([one], [other]) => byText(one, other))
    .map(([file, { before, after }]) => unifiedDiff(diffPrefix(site.files.root) + file, before, after))
    .join('');

const shownNames = 8;

/** Names in a row, and that there are more. */
const listed = (names: Iterable<string>): string => {
  const all = [...new Set(names)];
  return all.slice(0, shownNames).join(', ') + (all.length > shownNames ? ', …' : '');
};

/** Some of it was never told: the form of a file is told only when nothing else is. */
const mendedInWords = ({ texts, mended }: FixedSite, wouldOnly: boolean): string => {
  if (mended.length === 0) return 'Nothing to mend.';
  const what = `${counted(mended.length, 'problem')} (${listed(mended)}) in ${counted(texts.size, 'file')}`;
  return wouldOnly ? `--fix would mend ${what}.` : `${what} mended: ${listed(texts.keys())}`;
};

/** What is gone is told one by one, also in hooks, which are quiet: nobody else looks at it. */
const sayRemoved = ({ removed }: FixedSite): void => {
  for (const { file, name, value } of removed)
    console.error(`removed from ${file}: "${name}": ${JSON.stringify(value)}`);
};

/** A checked site after its fixes: they are saved, or with `--fix-dry-run` printed as a diff. */
export const fixedSite = async (options: ValidateRequest, how: ValidateOptions): Promise<ValidatedSite> => {
  const validators = keepValidators();
  const first = await validateSite(options.root, { ...how, validators });
  const wanted = await wantedFiles(options, first.files);
  const { progress: _, ...quietly } = how;
  const fixed = await fixSite(first, {
    isWanted: ({ file }) => wanted?.has(file) ?? true,
    validate: (trial) => validateSite(options.root, { ...quietly, validators, ...trial }),
  });
  if (options.fix === 'print') process.stdout.write(diffOf(fixed));
  else {
    await saveTexts(fixed.site.files.root, fixed.texts);
    sayRemoved(fixed);
  }
  if (!options.quiet) console.error(mendedInWords(fixed, options.fix === 'print'));
  return fixed.site;
};
