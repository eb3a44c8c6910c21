import { keyNamedBy, textNamed } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { isWithin } from '../../context/words/keys/is-within.ts';
import { groupOfPage, keyBelow } from '../../context/words/keys/key-parts.ts';
import type { TextUse } from '../../context/words/keys/text-uses.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';

const pageGroupAt = ({ pages }: CheckContext, { page }: Place): string =>
  groupOfPage(keyNamedBy(pages.get(page ?? '')?.document.meta.title));

/** The text of its own that a page has under the name which one of another page has where that shows it. */
const ownKeyFor = (context: CheckContext, { key, place }: TextUse, home: TextUse): string | undefined => {
  if (place.file === home.place.file || place.pointer !== home.place.pointer) return undefined;
  const [own, its] = [pageGroupAt(context, place), pageGroupAt(context, home.place)];
  const isOfOther = own !== '' && its !== '' && own !== its && isWithin(key, its) && !isWithin(its, own);
  if (!isOfOther) return undefined;
  const meant = keyBelow(own, key.slice(its.length + 1));
  return context.keyTable.numbers.has(meant) ? meant : undefined;
};

/** A place that names a text of another page exactly where that shows it, although its own page has one of that name. */
export const ownTextFor = (context: CheckContext, use: TextUse): Finding | undefined => {
  for (const home of context.uses.get(use.key) ?? []) {
    const meant = ownKeyFor(context, use, home);
    if (meant === undefined) continue;
    const message = `"${use.key}" is the text of the page "${home.place.page}" in this place.`;
    const words = context.uses.get(meant)?.find(({ inline }) => inline !== undefined)?.inline;
    const told =
      words === undefined
        ? { message: `${message} Write "t:${meant}|" and the words of this page.` }
        : withSuggestion(message, textNamed(meant, words));
    return { ...use.place, ...told, named: { keys: [meant], shown: [use.key] } };
  }
  return undefined;
};
