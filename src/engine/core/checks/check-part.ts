import type { LocaleDocument } from '../../../generated/types.ts';
import type { PageFile, SiteSource } from '../types.ts';
import { type CheckContext, contextOf } from './context/check-context.ts';
import type { PlacedForm } from './context/forms.ts';
import { objectOf } from './context/json-value.ts';
import { stripPage } from './context/strip-page.ts';
import { mentionedKeys } from './context/text-uses.ts';
import { thinMarks } from './context/thin-marks.ts';
import type { Marked } from './context/walk-marks.ts';
import { type Share, shareOfWords, soughtWords } from './context/words.ts';
import type { Finding } from './problem.ts';
import { type CheckOptions, runningChecks } from './run-checks.ts';

/** What was found on some pages of a large site, and what the site as a whole must know of them. It can be sent between threads. */
export type PartReport = {
  findings: [check: string, findings: Finding[]][];
  pages: PageFile[];
  marks: Marked[];
  forms: PlacedForm[];
  /** Keys with words in every language, of which the site as a whole must only know that they are used. */
  settled: string[];
  /** Other keys that stand anywhere on the pages. */
  mentioned: string[];
};

/** Which part it is, and which share of the words belongs to it. Parts without a share look at no words. */
export type PartOptions = Pick<CheckOptions, 'validators' | 'unreadable' | 'errorsOnly'> & {
  isFirst: boolean;
  share?: Share | undefined;
};

const contextOfPart = (
  given: SiteSource,
  { unreadable = new Set<string>(), validators, share }: PartOptions,
) => {
  const locales = Object.entries(given.locales)
    .filter(([locale]) => !unreadable.has(`locales/${locale}.json`))
    .map(([locale, words]) => [locale, objectOf(words) as LocaleDocument] as const);
  const own = share
    ? locales.map(([locale, words]) => [locale, shareOfWords(locale, words, share)] as const)
    : [];
  return contextOf({
    ...{ given, unreadable, validators },
    words: new Map(locales.map(([locale, words]) => [locale, soughtWords(locale, words)])),
    ownWords: new Map(own),
  });
};

/** The first form for each service: the site as a whole asks for no more. */
const thinForms = ({ forms }: CheckContext): PlacedForm[] =>
  [
    ...new Map(
      forms.toReversed().map(({ form: { endpoint, id }, place }) => {
        return [endpoint, { form: { endpoint, id }, place, rules: undefined }];
      }),
    ).values(),
  ].reverse();

/** Checks some pages of a site, with its layout and a share of its words. */
export const checkPart = (source: SiteSource, options: PartOptions): PartReport => {
  const context = contextOfPart(source, options);
  const findings = runningChecks(context, options).flatMap((check): PartReport['findings'] => {
    const found = check.runOnPages?.(context) ?? [];
    return found.length === 0 ? [] : [[check.id, found]];
  });
  // Every part has the layout beside its pages, and the first one tells of it.
  const isOwn = ({ place }: Marked) => options.isFirst || place.page !== undefined;
  const { marks, settled } = thinMarks(context, context.marks.filter(isOwn));
  const known = new Set(settled);
  for (const { value } of marks) known.add(value);
  return {
    findings,
    pages: source.pages.map(stripPage),
    marks,
    forms: thinForms(context),
    settled: [...settled].map((text) => text.slice('t:'.length)),
    mentioned: [...mentionedKeys(source, known)],
  };
};
