import type { CheckContext } from '../../context/check-context.ts';
import type { Marked } from '../../context/marks/marked.ts';
import { marksOfKind } from '../../context/marks/marks-of-kind.ts';
import { propertyOf } from '../../context/marks/text-objects.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';

/** Whether another property of the same object has a text of its own name from the same group: then all should. */
const areCalledAlike = (texts: Marked[], { text, place, within }: Marked): boolean =>
  texts.some(
    (other) =>
      other.within === within &&
      other.place.file === place.file &&
      other.text?.group === text?.group &&
      other.text?.name === propertyOf(other),
  );

/**
 * A text without a key, such as a number, whose property's own key stands beside it under another name: "title" is
 * "404", and "code" has "t:notFound.title".
 */
export const exchangedLiterals = (context: CheckContext): Finding[] => {
  const texts = marksOfKind(context, 'text');
  const literals = texts.filter(({ text, within }) => text === undefined && within !== undefined);
  if (literals.length === 0) return [];
  const byObject = Map.groupBy(literals, ({ within }) => within ?? '');
  return texts.flatMap((mark): Finding[] => {
    const { text, within = '', place } = mark;
    const beside = text === undefined ? undefined : byObject.get(within);
    if (!beside || !text || text.name === propertyOf(mark)) return [];
    const literal = beside.find(
      (other) => other.place.file === place.file && propertyOf(other) === text.name,
    );
    if (!literal || !areCalledAlike(texts, mark)) return [];
    const fault = `"${propertyOf(mark)}" has the words of "${text.name}", and "${text.name}" is "${literal.value}": ${seemExchanged()}`;
    return [toldExchange(place, literal.place, fault)];
  });
};
