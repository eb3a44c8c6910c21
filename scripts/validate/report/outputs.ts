import { didYouMean } from '../../cli/did-you-mean.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatJunit } from './format-junit.ts';
import { formatPlainReport, formatReport } from './format-report.ts';
import { formatSarif } from './format-sarif.ts';
import type { Format } from './report.ts';

/** One thing to write: a format, and the file that it goes to; without a file it goes to standard output. */
export type Output = { format: FormatName; file?: string };

const formats = {
  text: (report) => formatReport(report),
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  junit: formatJunit,
} satisfies Record<string, Format>;

/** The name of a format, as --format takes it. */
type FormatName = keyof typeof formats;

/** The writer of an output. A file never holds colours. */
export const writerOf = ({ format, file }: Output): Format =>
  format === 'text' && file !== undefined ? formatPlainReport : formats[format];

const isFormat = (name: string): name is FormatName => name in formats;

const outputOf = (part: string): Output => {
  const [name = '', ...rest] = part.trim().split('=');
  if (!isFormat(name)) {
    const names = Object.keys(formats);
    throw new UsageError(didYouMean(`--format is ${names.join(', ')}, not "${name}".`, name, names));
  }
  const file = rest.join('=');
  return file === '' ? { format: name } : { format: name, file };
};

const ofEnding: Record<string, FormatName> = { json: 'json', sarif: 'sarif', xml: 'junit', txt: 'text' };

/** The format of a file that nobody has named one for, by its ending. */
const formatFor = (file = '.txt'): FormatName => {
  const format = ofEnding[/\.(\w+)$/.exec(file)?.[1] ?? ''];
  if (format) return format;
  const endings = Object.keys(ofEnding).map((ending) => `.${ending}`);
  throw new UsageError(
    `Which format is "${file}" to have? Name it with --format, or let the file end in ${endings.join(', ')}.`,
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
