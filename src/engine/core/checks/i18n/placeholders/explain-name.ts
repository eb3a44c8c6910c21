import { counted } from '../../../counted.ts';
import { configFile, isLocaleFile } from '../../../file-names.ts';
import { withOtherName } from '../../../words/placeholder.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { lostFact, mentionedFacts, noFact, renamedFact } from '../../context/facts/lost-facts.ts';
import type { UnknownName } from '../../context/facts/unknown-names.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { closest } from '../../suggestions/closest.ts';
import { onlySlip } from '../../suggestions/one-slip.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import { strangeParts } from '../leftover/strange-parts.ts';

/** A fact that no text mentions is reported at its name, if some texts mention a similar name. */
const otherwiseNamed = (name: string, own: string): Finding => {
  const message = `No text mentions the fact "${own}", but there are texts that mention "${name}".`;
  const place = { file: configFile, pointer: below('/facts', own), at: 'key' as const };
  return { ...place, ...withSuggestion(message, name) };
};

/** A slip in a name may be mended unasked. */
const misspeltFact = (name: string, nearest: string): Finding => ({
  ...otherwiseNamed(name, nearest),
  fix: { rename: name },
});

/** The first place that mentions a name, every place that does, and whether no other name is unknown. */
type Mention = { first: UnknownName; alike: UnknownName[]; isOnly: boolean };

/** A mention with the known name that is most like its own. */
type Explained = Mention & { nearest: string | undefined };

/** What may be said of a name that nothing fills; undefined when that is not so. */
type Explanation = (context: CheckContext, mention: Explained) => Finding | undefined;

/** At a fact that no text mentions: it is misspelt. */
const atMisspelt: Explanation = (context, { first: { name }, nearest }) => {
  const facts = context.source.config.facts ?? {};
  if (nearest === undefined || facts[nearest] === undefined || mentionedFacts(context).has(nearest))
    return undefined;
  // With fewer strange words than the name in the text it is the one that is spelt right.
  return strangeParts(context, nearest) >= strangeParts(context, name)
    ? misspeltFact(name, nearest)
    : undefined;
};

/** Whether the texts are right, and the fact itself is gone. */
const isLost = ({ alike, nearest }: Explained): boolean =>
  alike.some((item) => item.isAsTranslated) || (nearest === undefined && alike.length > 1);

/** At the fact that has another name now. */
const atRenamed: Explanation = (context, mention) => {
  const { name } = mention.first;
  const renamed = isLost(mention) && mention.isOnly ? renamedFact(context, name) : undefined;
  return renamed === undefined ? undefined : otherwiseNamed(name, renamed);
};

/** Among the facts, where it is missing. */
const atLost: Explanation = (_, mention) => {
  const { name, version } = mention.first;
  return isLost(mention) ? lostFact(name, version.place, mention.alike.length) : undefined;
};

/** At the first text that mentions it. */
const atText = ({ first: { name, version, meant, isAlone, known }, alike, nearest }: Explained): Finding => {
  const others = alike.length - 1;
  const more = others === 0 ? '' : ` ${counted(others, 'more text mentions', 'more texts mention')} it.`;
  const message = noFact(name) + more;
  const likely = meant ?? nearest;
  // What one language alone names must be named in the others, too.
  const todo = isAlone
    ? 'Remove it; or write it under "facts" there, and in every language of this text.'
    : 'Write it under "facts" there, or name another one.';
  const told = { ...version.place, ...withSuggestion(message, likely && `%{${likely}}`, todo) };
  const isSlip = likely !== undefined && likely === onlySlip(name, known);
  // On a page, the name of the text stands before its words.
  return isSlip && isLocaleFile(version.place.file)
    ? { ...told, fix: { set: withOtherName(version.value, name, likely) } }
    : told;
};

const explanations = [atMisspelt, atRenamed, atLost];

/** What is said of a name that nothing fills: it is told at a fact that is misspelt or renamed, or else at the text. */
export const explainName = (context: CheckContext, mention: Mention): Finding => {
  const explained = { ...mention, nearest: closest(mention.first.name, mention.first.known) };
  for (const explain of explanations) {
    const finding = explain(context, explained);
    if (finding) return finding;
  }
  return atText(explained);
};
