import path from 'node:path';
import type { CheckContext } from '../../src/engine/core/checks/context/check-context.ts';
import {
  type Translation,
  translations,
} from '../../src/engine/core/checks/context/words/translations/translations.ts';
import { createContext } from '../../src/engine/core/checks/create-context.ts';
import { didYouMean } from '../cli/did-you-mean.ts';
import { UsageError } from '../cli/usage-error.ts';
import { brokenOff, leftPlan } from '../site/change-plan.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { readFiles } from '../validate/read-files.ts';
import { ContentErrors } from '../validate/report/content-errors.ts';
import { checkTexts } from '../validate/texts/check-texts.ts';
import { linkedFiles } from '../validate/texts/unread-files.ts';

/** A site with its texts and their translations. */
export type TranslatedSite = {
  files: SiteFiles;
  context: CheckContext;
  translations: Translation[];
  /** The language that the others are translated from. */
  source: string;
  /** The requested languages: one, or all but the default. */
  locales: string[];
};

const localesFor = ({ defaultLocale, targetLocales }: CheckContext, asked: string | undefined): string[] => {
  if (targetLocales.length === 0)
    throw new UsageError(
      'The site has one language only. A second one stands in "locales" of site.config.json.',
    );
  if (asked === undefined) return targetLocales;
  if (targetLocales.includes(asked)) return [asked];
  if (asked === defaultLocale)
    throw new UsageError(`"${asked}" is the default language: the others are translated from it.`);
  const fault = didYouMean(`The site has no language "${asked}".`, asked, targetLocales);
  throw new UsageError(`${fault} It is translated into ${targetLocales.join(', ')}.`);
};

/**
 * Reads a site with its translations. Throws a UsageError, such as for one that is half changed, or ContentErrors for
 * files that cannot be read or in which a key stands twice: whatever was said of their texts could be wrong.
 */
export const readTranslatedSite = async (
  root: string,
  asked: string | undefined,
): Promise<TranslatedSite> => {
  const left = leftPlan(path.resolve(root));
  if (left) throw new UsageError(brokenOff(left));
  const files = await readFiles(path.resolve(root));
  const broken = checkTexts(files).filter(({ severity }) => severity === 'error');
  const problems = [...broken, ...linkedFiles(files.root)];
  if (problems.length > 0)
    throw new ContentErrors('Mend these first. Nothing was changed.', problems, files.texts);
  const context = createContext(files.source, new Set(), await storedValidators(files.source.schemas));
  return {
    files,
    context,
    translations: translations(context),
    source: context.defaultLocale,
    locales: localesFor(context, asked),
  };
};
