import path from 'node:path';
import { counted } from '../../../src/engine/core/counted.ts';
import { shellWord } from '../../cli/shell-word.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { writeNamedFile } from '../../cli/write-named-file.ts';
import type { TranslatedSite } from '../read-translated-site.ts';
import { collectTexts } from './collect-texts.ts';
import type { Sent } from './exchange.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';
import { writeXliff } from './write-xliff.ts';

const writers: Record<string, (sent: Sent) => string> = { xliff: writeXliff, csv: writeSpreadsheet };

/** What to export: the format, else the one that the file's name tells, and only texts in some states. */
type ExportRequest = {
  format: string | undefined;
  state: string | undefined;
  output: string | undefined;
};

/** What spreadsheets call their own files, which are no text. */
const ofSpreadsheet = /\.(?:xlsx?|xlsm|ods|numbers)$/i;

/** How the files end that an export can write. */
const written: Record<string, string> = {
  '.xlf': 'xliff',
  '.xliff': 'xliff',
  '.xml': 'xliff',
  '.csv': 'csv',
};

/** The format that the name of a file tells. */
const formatNamed = (output: string): string => {
  const ending = path.extname(output).toLowerCase();
  const format = ending === '' ? 'xliff' : written[ending];
  if (format !== undefined) return format;
  throw new UsageError(
    `"${ending}" is none of the endings that can be written. Name a file that ends in .xlf (XLIFF 2.1) or .csv (a table), or add --format.`,
  );
};

/** The file as it is found from where the command was called: npm runs it in its own folder. */
const fromHere = (output: string): string => {
  const from = process.env.INIT_CWD ?? process.cwd();
  return path.resolve(output) === path.resolve(from, output)
    ? output
    : path.relative(from, path.resolve(output));
};

const formatOf = ({ format, output = '' }: ExportRequest): string => {
  if (ofSpreadsheet.test(output))
    throw new UsageError(
      `A table is written as CSV, which every spreadsheet opens: --output ${shellWord(output.replace(ofSpreadsheet, '.csv'))}`,
    );
  const name = format ?? formatNamed(output);
  if (Object.hasOwn(writers, name)) return name;
  throw new UsageError(`--format is ${Object.keys(writers).join(' or ')}, not "${name}".`);
};

/** What a translator cannot begin with, as there are no words yet. */
const unwrittenInWords = ({ unwritten, source }: Sent): string =>
  unwritten === 0
    ? ''
    : ` ${counted(unwritten, 'text')} left out: what they say in "${source}" is still to be written.`;

/** Writes the texts of one language for a translator. Returns the text itself when no file is named. */
export const exportTexts = async (
  site: TranslatedSite,
  request: ExportRequest,
): Promise<{ text: string; note: string }> => {
  const format = formatOf(request);
  const sent = collectTexts(site, request.state);
  // XLIFF without a unit is invalid, and a table without a row is useless.
  if (sent.texts.length === 0)
    return {
      text: '',
      note: `No text is ${request.state ?? 'there'}. Nothing was written.${unwrittenInWords(sent)}`,
    };
  const text = writers[format]?.(sent) ?? '';
  const count = counted(sent.texts.length, 'text');
  const left = unwrittenInWords(sent);
  const { output } = request;
  if (output === undefined) return { text, note: `${count} as ${format}${left && `.${left}`}` };
  await writeNamedFile(output, text);
  return { text: '', note: `${count} written to ${fromHere(output)} (${format})${left && `.${left}`}` };
};
