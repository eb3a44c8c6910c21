/** The endings of which the texts of a pattern have one, such as .svg and .png; none when it asks for no ending. */
const endingsIn = (pattern: string): string[] => {
  const [, list = ''] = /\\\.\(([\w|?]+)\)\$$/.exec(pattern) ?? [];
  return list.split('|').flatMap((ending) => (ending === '' ? [] : `.${ending.replace(/\w\?/g, '')}`));
};

/** What to say of a file whose name fits a pattern but for its ending; undefined when more is wrong. */
export const wrongEnding = (pattern: string, text: string): string | undefined => {
  const endings = endingsIn(pattern);
  const own = /\.\w+$/.exec(text)?.[0];
  const [first] = endings;
  if (own === undefined || first === undefined) return undefined;
  if (!new RegExp(pattern, 'u').test(text.slice(0, -own.length) + first)) return undefined;
  const example = endings.includes('.jpg') ? '.jpg' : first;
  return `and files shown here end in ${endings.join(', ')}. Export it in one of these formats, such as ${example}, and write that name here.`;
};
