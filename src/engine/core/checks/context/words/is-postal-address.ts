/** As the United States, most of Europe and Latin America, Portugal, the Netherlands, Britain and Canada write it. */
const postcode =
  /(?<![\d.,])(?:\d{5}(?:-\d{3,4})?|\d{4}-\d{3}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)(?![\d%])/;

/** Small words in the names of streets and towns, and behind their numbers. */
const small =
  /^(?:d[aeiou]s?|del|des|[dln]|l[aeo]s?|of|the|y|e|o|th|st|nd|rd|bis|ter|rue|av|avenue|bd|boulevard|place|quai|via|viale|piazza|rua|calle|ul)$/;

/**
 * Whether a text is a street with its number and a town with its postcode, with capitals except in words such as "de
 * la": no language translates them.
 */
export const isPostalAddress = (text: string): boolean => {
  const plain = text.replace(/%\{.*?\}/g, ' ');
  return (
    postcode.test(plain) &&
    /[,\n·]/.test(plain) &&
    /\d.*[\s,·].*\d/s.test(plain.replace(postcode, '0')) &&
    (plain.match(/\p{L}+/gu) ?? []).every((word) => small.test(word) || !/^\p{Ll}/u.test(word))
  );
};
