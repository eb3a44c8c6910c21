import { milderInDrafts } from '../../src/engine/core/checks/consequences/milder-in-drafts.ts';
import { nearestGroup } from '../../src/engine/core/checks/context/words/keys/words.ts';
import { mayWait } from '../../src/engine/core/checks/context/words/translations/may-wait.ts';
import {
  isStale,
  type Translation,
} from '../../src/engine/core/checks/context/words/translations/translations.ts';
import { i18nEmptyValue } from '../../src/engine/core/checks/i18n/i18n-empty-value.ts';
import { i18nIdenticalToSource } from '../../src/engine/core/checks/i18n/i18n-identical-to-source.ts';
import { i18nMissingTranslation } from '../../src/engine/core/checks/i18n/i18n-missing-translation.ts';
import { i18nStale } from '../../src/engine/core/checks/i18n/i18n-stale.ts';
import { i18nTodoValue } from '../../src/engine/core/checks/i18n/i18n-todo-value.ts';
import { placeKey, pointersOf } from '../../src/engine/core/checks/problems/place-keys.ts';
import { below } from '../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place, Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { problemOf } from '../../src/engine/core/checks/problems/problem-of.ts';
import { type Severity, severities } from '../../src/engine/core/checks/problems/severities.ts';
import { applySettings } from '../../src/engine/core/checks/settings/apply-settings.ts';
import { localeFile } from '../../src/engine/core/file-names.ts';
import { withoutPlaceholders } from '../../src/engine/core/words/placeholder.ts';
import { checkCatalog } from '../validate/check-catalog.ts';
import type { TranslatedSite } from './read-translated-site.ts';

/** What there is to say of a text in one language. */
export type State = 'translated' | 'missing' | 'stale' | 'identical';

/** The state of a translation, and how bad it is; no severity where the settings do not want to hear of it. */
type Judgement = { state: State; severity?: Severity | undefined };

/** A text that is missing as its check tells it, but each by itself: checks tell a group that is missing once. */
const missingProblem = ({ context }: TranslatedSite, { key, locale }: Translation): Problem => {
  const words = context.words.get(locale);
  const stub = words?.texts.get(key);
  const place = { file: localeFile(locale), message: `"${key}" is missing.` };
  if (stub) {
    const check = stub.value.trim() === '' ? i18nEmptyValue : i18nTodoValue;
    return problemOf(check, { ...place, pointer: stub.pointer });
  }
  const gap = words ? nearestGroup(words, key) : { pointer: '', missing: key };
  const mild = mayWait(context, key, locale) ? { severity: 'info' as const } : {};
  return problemOf(i18nMissingTranslation, { ...place, ...gap, ...mild });
};

/** The check of a problem and a place that it is about, to look the problem up by. */
const keyAt = (check: string, place: Pick<Place, 'file' | 'pointer'>): string =>
  `${check}\n${placeKey(place)}`;

/** What is missing stands where it should be. */
const keysOf = ({ check, file, missing, ...finding }: Problem): string[] =>
  pointersOf(finding).map((pointer) =>
    keyAt(check, { file, pointer: missing === undefined ? pointer : below(pointer, missing) }),
  );

const problemsIn = (site: TranslatedSite): Problem[] => {
  const found = [i18nStale, i18nIdenticalToSource].flatMap((check) =>
    check.run(site.context).map((finding) => problemOf(check, finding)),
  );
  const missing = site.translations
    .filter(({ target, needed }) => target === undefined && needed)
    .map((translation) => missingProblem(site, translation))
    .map((problem): [string, Problem] => [[problem.severity, ...keysOf(problem)].join('\n'), problem]);
  return [...found, ...new Map(missing).values()];
};

/** The severities of what is told of translations, as the settings of the site and its drafts want it. */
const toldSeverities = (site: TranslatedSite): Map<string, Severity> => {
  const known = new Set(checkCatalog.map(({ id }) => id));
  const run = { source: site.files.source, unreadable: new Set<string>(), ran: new Set<string>(), known };
  const told = milderInDrafts(site.context, applySettings(problemsIn(site), run));
  const worstLast = severities.toReversed().flatMap((own) => told.filter(({ severity }) => severity === own));
  return new Map(worstLast.flatMap((problem) => keysOf(problem).map((key) => [key, problem.severity])));
};

/**
 * Whether nobody has translated a text yet, nor accepted that it is as in its source: a word that the two languages may
 * share is such a one, too, in a language that was just made.
 */
export const isUntouched = ({ source, target, recorded }: Translation): boolean =>
  recorded === undefined &&
  target?.value.trim() === source.value.trim() &&
  /\p{L}/u.test(withoutPlaceholders(source.value));

/**
 * Tells the state of each translation of a site, and how bad it is by the checks that tell of it: of a stale text at its
 * own place or at that of its source. What is both stale and still its source is stale.
 */
export const judgeTranslations = (site: TranslatedSite): ((translation: Translation) => Judgement) => {
  const told = toldSeverities(site);
  const isKept = site.translations.some(({ recorded }) => recorded !== undefined);
  return (translation) => {
    const { source, target } = translation;
    if (!target) {
      const [key = ''] = keysOf(missingProblem(site, translation));
      return { state: 'missing', severity: told.get(key) };
    }
    if (isStale(translation)) {
      const own = [target, source].map(({ place }) => told.get(keyAt(i18nStale.id, place)));
      return { state: 'stale', severity: own.find((severity) => severity !== undefined) };
    }
    const severity = told.get(keyAt(i18nIdenticalToSource.id, target.place));
    const isSame = severity !== undefined || (isKept && isUntouched(translation));
    return { state: isSame ? 'identical' : 'translated', severity };
  };
};

/** Tells of each translation whether it is still its source and should not be, be it stale or not. */
export const identicalIn = (site: TranslatedSite): ((translation: Translation) => boolean) => {
  const told = toldSeverities(site);
  return ({ target }) => target !== undefined && told.has(keyAt(i18nIdenticalToSource.id, target.place));
};
