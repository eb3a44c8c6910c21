import type { CheckContext } from '../../context/check-context.ts';
import { fileNameOf } from '../../context/own-names.ts';
import { perContext } from '../../context/per-context.ts';
import { camelCase, parentOf, stemsOf } from '../../context/words/keys/key-parts.ts';
import { isUnrecorded } from '../../context/words/translations/translations.ts';
import { homeOf } from '../../problems/home-of.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';

/** Every group of texts, with the pages and parts of the frame that show any of it. */
const homesOfGroups = perContext(({ uses }): Map<string, Set<string>> => {
  const homes = new Map<string, Set<string>>();
  for (const [key, places] of uses)
    for (const group of stemsOf(parentOf(key))) {
      const known = homes.get(group) ?? new Set();
      for (const { place } of places) known.add(homeOf(place));
      homes.set(group, known);
    }
  return homes;
});

/** The pages and parts of the frame by the names that groups of their texts have: about-us by aboutUs. */
const homesByName = perContext(({ source, sections }): Map<string, string> => {
  const ofFrame = sections.filter(({ place }) => place.page === undefined);
  return new Map([
    ...ofFrame.map(({ section, place }): [string, string] => [
      camelCase(section.type),
      homeOf({ ...place, pointer: below(place.pointer, 'props') }),
    ]),
    // A page that was saved over has the id of another one, and still its file.
    ...source.pages.flatMap((page) =>
      [fileNameOf(page), page.document.id].map((name): [string, string] => [camelCase(name), page.file]),
    ),
  ]);
});

const homesBeside = (context: CheckContext, key: string): string[] | undefined => {
  if (!context.hasAllUses) return undefined;
  const homes = homesOfGroups(context);
  const group = stemsOf(parentOf(key)).findLast((stem) => homes.has(stem));
  const called = key.split('.').flatMap((name) => homesByName(context).get(name) ?? []);
  if (group !== undefined || called.length > 0) return [...called, ...(homes.get(group ?? '') ?? [])];
  // A text of no group that was never translated was never shown: nothing has lost it. A group may have a new name.
  return parentOf(key) === '' && isUnrecorded(context, key) ? [] : undefined;
};

/**
 * The pages and parts of the frame that show what is left of a text's group, or have its name: one of these has lost
 * it. None are named where any may have, or where a large site was read in parts.
 */
export const shownBeside = (context: CheckContext, key: string): Pick<Finding, 'shownBeside'> => {
  const homes = homesBeside(context, key);
  return homes ? { shownBeside: homes } : {};
};
