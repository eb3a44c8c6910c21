import { configFile } from '../../../file-names.ts';
import { above, type Place } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';
import { camelCase, lastNameOf, parentOf } from '../words/key-parts.ts';

/** Shorter names begin many ids by chance. */
const shortest = 4;

/** Whether a text is called as a page, or as the beginning of its name: header.partner for partner-with-us. */
const isCalledAs = (key: string, id: string): boolean => {
  const [name, whole] = [lastNameOf(key), camelCase(id)];
  return name === whole || (name.length >= shortest && whole.startsWith(name));
};

/** The menu of the layout whose labels stand in a group of words. */
const menuOf = ({ marks }: CheckContext, group: string): Place | undefined => {
  const label = marks.find(
    ({ place, text }) =>
      place.file === configFile && text?.group === group && /\/\d+\/label$/.test(place.pointer),
  );
  return label && { ...label.place, pointer: above(above(label.place.pointer)) };
};

/** The label of a page that no menu shows any more, and the menu that shows the labels beside it. */
export const lostEntry = (context: CheckContext, id: string): { key: string; menu: Place } | undefined => {
  const words = context.words.get(context.source.config.defaultLocale);
  const keys = [...(words?.texts.keys() ?? [])].filter(
    (key) => isCalledAs(key, id) && !context.mentioned.has(key),
  );
  const found = keys.flatMap((key) => {
    const menu = menuOf(context, parentOf(key));
    return menu ? [{ key, menu }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
};
