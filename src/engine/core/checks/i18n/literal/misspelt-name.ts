import { configFile } from '../../../file-names.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { isNamedAs } from '../../context/files/named-as.ts';
import { wordsPattern } from '../../context/same-words.ts';
import { placeInFile } from '../../problems/place-in-words.ts';
import { above, below } from '../../problems/pointer-steps.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import { withRemedy } from '../../problems/with-remedy.ts';
import { closest } from '../../suggestions/closest.ts';
import { editDistance } from '../../suggestions/edit-distance.ts';
import { onlySlip } from '../../suggestions/one-slip.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';

/** Whether a name stands anywhere in the words of a language. */
const isWritten = ({ words }: CheckContext, name: string): boolean => {
  const pattern = wordsPattern([name]);
  return [...words.values()].some(({ texts }) =>
    [...texts.values()].some(({ value }) => value.search(pattern) !== -1),
  );
};

/** The least letters by which a cut name is recognized. */
const leastLeft = 3;

const isCutFrom = (name: string, text: string): boolean =>
  name.length >= leastLeft && text.startsWith(name) && /^\p{L}/u.test(text.slice(name.length));

/** A name without the word between its parts, which is a sign elsewhere: "Tercia & Co" and "Tercia and Co". */
const withoutAnd = (name: string): string => name.toLowerCase().replace(/ (&|\+|and|y|und|et) /g, ' ');

/** The listed name that may be meant by a text: one that is written almost so, only a word of it, or its beginning. */
const nearest = (text: string, names: string[]): string | undefined => {
  const near = closest(text, names);
  if (near !== undefined && editDistance(near.toLowerCase(), text.toLowerCase()) <= 2) return near;
  const same = names.find((name) => withoutAnd(name) === withoutAnd(text));
  if (same !== undefined) return same;
  return names.find(
    (name) => text.startsWith(`${name} `) || text.endsWith(` ${name}`) || isCutFrom(name, text),
  );
};

/** Whether a text has lost the capital that a name begins with. */
const isDamaged = (text: string, name: string): boolean => /^\p{Lu}/u.test(name) && /^\p{Ll}/u.test(text);

/** Whether a picture has the listed name, and not the text that it is given: quillaro.svg that of "Quillaro". */
const isOfPicture = (
  { marks }: CheckContext,
  { file, pointer }: Place,
  [name, text]: [name: string, text: string],
): boolean =>
  marks.some(
    ({ kind, value, place }) =>
      kind === 'asset' &&
      place.file === file &&
      above(place.pointer) === above(pointer) &&
      isNamedAs(name, value) &&
      !isNamedAs(text, value),
  );

/**
 * A listed name that resembles what a text says. One that is mentioned elsewhere is right, and a text that is a slip
 * away from it wrong. One that nothing mentions is told where it is listed. But the text is wrong, if its place is
 * given, when it lacks the capital of the name, or its picture is called by the name.
 */
export const misspeltName = (context: CheckContext, text: string, place?: Place): Finding[] => {
  const names = context.source.config.names ?? [];
  const near = nearest(text, names);
  if (near === undefined) return [];
  const isMentioned = context.marks.some(({ value }) => value === near) || isWritten(context, near);
  const isSlip = isMentioned ? near === onlySlip(text, names) : place && isDamaged(text, near);
  // Words behind a name may well belong to it.
  const isLonger = text.startsWith(`${near} `);
  const isWrong = isSlip || (place && !isLonger && isOfPicture(context, place, [near, text]));
  if (place && isWrong) return [{ ...place, ...withSuggestion(`"${text}" is no name of this site.`, near) }];
  if (isMentioned) return [];
  const listed = { file: configFile, pointer: below('/names', names.indexOf(near)) };
  const fault = `Nothing on the site mentions "${near}"`;
  // Of two names that are a letter apart, and each stand in one place, nobody knows which has the slip.
  if (place && near === onlySlip(text, names)) {
    const told = withRemedy(`${fault}, and ${placeInFile(place)} says "${text}".`, 'Write it alike in both.');
    return [{ ...listed, ...told, mentions: [place] }];
  }
  return [{ ...listed, ...withSuggestion(`${fault}.`, text) }];
};
