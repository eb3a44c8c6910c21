import { configFile } from '../../file-names.ts';
import type { CheckContext } from '../context/check-context.ts';
import { perContext } from '../context/per-context.ts';
import { camelCase, lastNameOf, parentOf } from '../context/words/keys/key-parts.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Place } from '../problems/problem.ts';

/** Shorter names begin many ids by chance. */
const shortest = 4;

/** Whether a text is called as a page, or as the beginning of its name: header.partner for partner-with-us. */
const isCalledAs = (key: string, id: string): boolean => {
  const [name, whole] = [lastNameOf(key), camelCase(id)];
  return name === whole || (name.length >= shortest && whole.startsWith(name));
};

/** The menus of the layout, by the groups of words in which their labels stand. */
const menusOf = ({ marks }: CheckContext): Map<string, Place> => {
  const labels = marks.filter(
    ({ place }) => place.file === configFile && /\/\d+\/label$/.test(place.pointer),
  );
  return new Map(
    labels
      .toReversed()
      .flatMap(({ place, text }) =>
        text?.group === undefined ? [] : [[text.group, { ...place, pointer: above(above(place.pointer)) }]],
      ),
  );
};

/** The labels beside those of a menu that nothing shows. */
const unshownLabels = perContext((context: CheckContext): { key: string; menu: Place }[] => {
  const menus = menusOf(context);
  return [...(context.sourceWords?.texts.keys() ?? [])].flatMap((key) => {
    const menu = menus.get(parentOf(key));
    return menu && !context.mentioned.has(key) ? [{ key, menu }] : [];
  });
});

/** The label of a page that no menu shows any more, and the menu that shows the labels beside it. */
export const lostEntry = (context: CheckContext, id: string): { key: string; menu: Place } | undefined => {
  const found = unshownLabels(context).filter(({ key }) => isCalledAs(key, id));
  return found.length === 1 ? found[0] : undefined;
};
