/** What to do with a link to a file that only the computer of whoever wrote it has: C:\\x.pdf or file:///x.pdf. */
export const fileOfComputer = (value: string): string | undefined => {
  if (!/^(?:[a-z]:[\\/]|file:)/i.test(value)) return undefined;
  const [name = ''] = /[^\\/]+$/.exec(value) ?? [];
  return `"${value}" is a file of your computer, which no visitor can reach. Copy it into the public folder and write "/${name}".`;
};
