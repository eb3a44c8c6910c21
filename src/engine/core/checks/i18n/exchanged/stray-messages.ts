import { objectOf } from '../../../json/json-value.ts';
import { keyNamedBy } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { idleMessages } from '../../context/marks/form-rules.ts';
import { fieldsOf, type PlacedForm } from '../../context/marks/forms.ts';
import { lastNameOf, parentOf } from '../../context/words/keys/key-parts.ts';
import { keysBeside } from '../../context/words/keys/keys-beside.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';

/** A message for a field that was answered wrongly: the key of its words, and where it is named. */
type Message = { field: string; key: string; place: Place };

/** This many messages of one group prove that the form has a group of its own. */
const leastAlike = 3;

const messagesIn = (form: PlacedForm): Message[] =>
  fieldsOf(form).flatMap((placed) => {
    const { name, field, place } = placed;
    // A message for no rule is reported as that.
    if (idleMessages(form, placed).length > 0) return [];
    return Object.entries(objectOf(field.errors)).flatMap(([rule, value]): Message[] => {
      const key = keyNamedBy(value);
      if (key === undefined) return [];
      return [{ field: name, key, place: { ...place, pointer: below(place.pointer, 'errors', rule) } }];
    });
  });

/** A message of another group of texts than all others of its form: that group, and the text of it that is left over. */
type StrayMessage = Message & { group: string; meant: string | undefined };

const strayIn = ({ keyTable }: CheckContext, messages: Message[]): StrayMessage[] => {
  const groups = [...Map.groupBy(messages, ({ key }) => parentOf(key)).values()];
  const [usual] = groups.filter(({ length }) => length >= leastAlike && length === messages.length - 1);
  const [stray] = groups.filter((group) => group !== usual).flat();
  const [first] = usual ?? [];
  if (!first || !stray) return [];
  const taken = new Set(messages.map(({ key }) => key));
  const free = keysBeside(keyTable, first.key).filter((key) => !taken.has(key));
  const [meant, another] = free.filter((key) => lastNameOf(key).startsWith(stray.field));
  return [{ ...stray, group: parentOf(first.key), meant: another === undefined ? meant : undefined }];
};

/** Messages of a form that are of another group of texts than all its others. */
export const strayMessages = (context: CheckContext): StrayMessage[] =>
  context.forms.flatMap((form) => strayIn(context, messagesIn(form)));
