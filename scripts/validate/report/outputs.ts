import { didYouMean } from '../../cli/did-you-mean.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatJunit } from './format-junit.ts';
import { formatReport } from './format-report.ts';
import { formatSarif } from './format-sarif.ts';
import type { Format, Report } from './report.ts';

/** One thing to write: a format, and the file that it goes to; without a file it goes to standard output. */
export type Output = { format: FormatName; file?: string };

const formats = {
  text: { write: formatReport, ending: 'txt' },
  json: { write: formatJson, ending: 'json' },
  github: { write: formatGithub },
  sarif: { write: formatSarif, ending: 'sarif' },
  junit: { write: formatJunit, ending: 'xml' },
} satisfies Record<string, { write: Format; ending?: string }>;

/** The name of a format, as --format takes it. */
type FormatName = keyof typeof formats;

const formatNames = Object.keys(formats);

/** What --format may be, in a sentence. */
export const formatList = formatNames.join(', ');

/** Writes a report in a format. It ends without a line break. */
export const formatAs = (format: FormatName, report: Report, colored: boolean): string =>
  formats[format].write(report, colored);

const isFormat = (name: string): name is FormatName => Object.hasOwn(formats, name);

const outputOf = (part: string): Output => {
  const [name = '', ...rest] = part.trim().split('=');
  if (!isFormat(name)) {
    throw new UsageError(didYouMean(`--format is ${formatList}, not "${name}".`, name, formatNames));
  }
  const file = rest.join('=');
  return file === '' ? { format: name } : { format: name, file };
};

const byEnding = Object.entries(formats).flatMap(([name, format]) =>
  isFormat(name) && 'ending' in format ? [{ name, ending: `.${format.ending}` }] : [],
);

/** How a file may end so that its format need not be named, in a sentence. */
export const endingList = byEnding.map(({ ending }) => ending).join(', ');

/** The format of a file that nobody has named one for, by its ending. */
const formatFor = (file = '.txt'): FormatName => {
  const format = byEnding.find(({ ending }) => file.endsWith(ending));
  if (format) return format.name;
  throw new UsageError(
    `Which format is "${file}" to have? Name it with --format, or let the file end in ${endingList}.`,
  );
};

/** The outputs that --format and --output ask for. Throws a UsageError when two would mix on standard output. */
export const outputsOf = (list: string | undefined, lastFile?: string): Output[] => {
  const outputs = (list ?? formatFor(lastFile)).split(',').map(outputOf);
  const last = outputs.at(-1);
  if (last && lastFile !== undefined) {
    if (last.file !== undefined)
      throw new UsageError(`${last.format} already goes to ${last.file}: leave --output out.`);
    last.file = lastFile;
  }
  const [first, second] = outputs.filter(({ file }) => file === undefined);
  if (first && second) {
    throw new UsageError(
      `${first.format} and ${second.format} cannot both go to standard output. Name a file for one: --format ${first.format},${second.format}=report.${second.format}`,
    );
  }
  return outputs;
};
