import type { Translation } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { aroundChange } from '../../../src/engine/core/checks/context/words/writing/around-change.ts';
import {
  type LetterLoss,
  letterLoss,
} from '../../../src/engine/core/checks/context/words/writing/letter-loss.ts';
import { localeFile } from '../../../src/engine/core/file-names.ts';
import { ExchangeFault, fewestDamaged, type ReturnedText } from './exchange.ts';

const told: Record<LetterLoss, string> = {
  accents: 'only the accents are gone',
  letters: 'letters have become a ?',
  encoding: 'the letters are broken',
};

/** A text of a row that is not what the site has. */
type Change = { text: ReturnedText; former: string; now: string; loss: LetterLoss | undefined };

/** The words of a row that have changed: its translation, or else its source, which nobody was to change. */
const changeIn = (text: ReturnedText, { source, target }: Translation): Change[] => {
  const changed = [
    { former: target?.value ?? '', now: text.target },
    { former: source.value, now: text.source },
  ].filter(({ former, now }) => now !== '' && now !== former);
  const changes = changed.map((one) => ({ text, ...one, loss: letterLoss(one.former, one.now) }));
  return [changes.find(({ loss }) => loss) ?? changes[0] ?? []].flat();
};

/** The changes of the kind that most of some damaged ones are of. */
const mostOf = (damaged: Change[]): Change[] =>
  [...Map.groupBy(damaged, ({ loss }) => loss).values()].reduce((most, others) =>
    others.length > most.length ? others : most,
  );

/**
 * Throws an ExchangeFault for a file in which a program has lost letters throughout. No row of it is to be trusted, and
 * whoever mended those that look wrong would take the rest.
 */
export const demandLetters = (
  texts: ReturnedText[],
  translations: ReadonlyMap<string, Translation>,
  locale: string,
): void => {
  const changes = texts.flatMap((text) => {
    const translation = translations.get(text.key);
    return translation ? changeIn(text, translation) : [];
  });
  const damaged = changes.filter(({ loss }) => loss);
  if (damaged.length < fewestDamaged) return;
  const most = mostOf(damaged);
  const [first] = most;
  if (!first?.loss) return;
  const { former, now } = first;
  throw new ExchangeFault(
    `In ${most.length} of ${changes.length} changed texts ${told[first.loss]}: here "${aroundChange(now, former)}" was "${aroundChange(former, now)}". A program has lost them when it saved this file. Ask for it again, saved as "CSV UTF-8", or as XLIFF in UTF-8. If the change is meant, make it in ${localeFile(locale)}. Nothing was written.`,
    first.text,
  );
};
