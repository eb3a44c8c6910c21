import type { CheckId } from '../../../generated/check-ids.ts';
import type { PageFile, SiteSource } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import type { PlacedForm } from './context/marks/forms.ts';
import type { Marked } from './context/marks/marked.ts';
import { thinMarks } from './context/marks/thin-marks.ts';
import { stripPage } from './context/strip-page.ts';
import { runsOf } from './context/words/keys/key-set.ts';
import { mentionedIn } from './context/words/keys/text-uses.ts';
import { contextOf, type Share } from './create-context.ts';
import { oncePer } from './problems/once-per.ts';
import type { Finding } from './problems/problem.ts';
import type { CheckOptions } from './run-checks.ts';
import { runningChecks } from './running-checks.ts';

/** What checks have noted, by their ids; checks that noted nothing are left out. */
export type ByCheck<Noted> = [check: CheckId, noted: Noted[]][];

/**
 * What was found on some pages of a large site, and what the site as a whole must know of them. It can be sent between
 * threads.
 */
export type PartReport = {
  findings: ByCheck<Finding>;
  /** What checks have seen that compare it with what they see on all other pages. */
  seen: ByCheck<unknown>;
  pages: PageFile[];
  marks: Marked[];
  forms: PlacedForm[];
  /**
   * The numbers of keys with words and the same facts in every language: the site must only know that they are used.
   */
  settled: number[];
  /** The numbers of keys in the part's share of the words that a check must compare in all languages. */
  open: number[];
  /** Other keys that stand anywhere on the pages. */
  mentioned: string[];
};

/** Which part it is, and which share of the words belongs to it. Parts without a share look at no words. */
type PartOptions = Pick<CheckOptions, 'validators' | 'unreadable' | 'errorsOnly'> & {
  isFirst: boolean;
  share?: Share | undefined;
};

/** The first form for each service: the site as a whole needs no more. */
const thinForms = ({ forms }: CheckContext): PlacedForm[] =>
  oncePer(forms, ({ form }) => form.endpoint).map(({ form: { endpoint, id }, place }) => ({
    form: { endpoint, id },
    place,
    rules: undefined,
  }));

/** No words at all. */
const noShare: Share = { index: 0, count: Number.POSITIVE_INFINITY };

/** The keys of the context's share whose words a check wants to compare, as far as that does not depend on the pages. */
const concernedKeys = (context: CheckContext, running: Check[]): number[] => {
  const { keyTable, ownKeys, locales } = context;
  const columns = keyTable.columns.filter(({ locale }) => locales.includes(locale));
  const names = columns.map(({ locale }) => locale);
  // Several checks may ask the same.
  const askers = new Set(running.flatMap((check) => check.concerns ?? []));
  const concerns = [...askers].map((asker) => asker(context, names));
  const numbers: number[] = [];
  for (let number = ownKeys.from; number < ownKeys.to; number += 1) {
    const values = columns.map((column) => column.values[number] ?? '');
    const key = keyTable.keys[number] ?? '';
    if (concerns.some((concern) => concern(key, values))) numbers.push(number);
  }
  return numbers;
};

const notedBy = <Noted>(running: Check[], look: (check: Check) => Noted[] | undefined): ByCheck<Noted> =>
  running.flatMap((check): ByCheck<Noted> => {
    const noted = look(check) ?? [];
    return noted.length === 0 ? [] : [[check.id, noted]];
  });

/** Checks some pages of a site, with its layout and a share of its words. */
export const checkPart = (given: SiteSource, options: PartOptions): PartReport => {
  const { unreadable = new Set<string>(), validators, share = noShare } = options;
  const context = contextOf({ given, unreadable, validators, share });
  const running = runningChecks(context, options);
  // Every part has the layout beside its pages, and only the first one reports it.
  const isOwn = ({ place }: Marked) => options.isFirst || place.page !== undefined;
  const { marks, settled } = thinMarks(context, context.marks.filter(isOwn));
  return {
    findings: notedBy(running, ({ runOnPages }) => runOnPages?.(context)),
    seen: notedBy(running, ({ acrossPages }) => acrossPages?.see(context)),
    pages: given.pages.map(stripPage),
    marks,
    forms: thinForms(context),
    settled: runsOf(settled),
    open: runsOf(concernedKeys(context, running)),
    // Keys of marked texts are left out: their marks carry them.
    mentioned: [...mentionedIn(context.contents.values(), context.texts)],
  };
};
