import { counted } from '../../../src/engine/core/counted.ts';
import { isColored } from '../../cli/colors.ts';
import { writeNamedFile } from '../../cli/write-named-file.ts';
import type { ValidateRequest } from '../read-validate-request.ts';
import { formatCounts } from './format-text.ts';
import { formatAs } from './outputs.ts';
import type { Report } from './report.ts';

const colored = ({ color }: ValidateRequest): boolean => color ?? isColored(process.stdout);

/** What ends the report of a dry run: it is about a site that nobody has saved. */
const sayDry = ({ problems }: Report): void => {
  const left = problems.length === 0 ? 'No problem' : counted(problems.length, 'problem');
  console.error(`${left} would be left after --fix. Nothing was written: the files are as they were.`);
};

/** Writes a report in every wanted format. Standard output holds nothing but the format's own text. */
export const writeOutputs = async (report: Report, options: ValidateRequest): Promise<void> => {
  for (const { format, file } of options.outputs) {
    if (file !== undefined) {
      // A file never holds colours.
      await writeNamedFile(file, `${formatAs(format, report, false).trimStart()}\n`);
      if (!options.quiet) console.error(`${format} written to ${file}`);
    } else {
      const text = formatAs(format, report, colored(options));
      // The diff of a dry run has standard output for itself, so that other programs can read it.
      if (options.fix === 'print') console.error(text);
      else console.log(text);
    }
  }
  const silent = options.outputs.every(({ file }) => file !== undefined);
  if (silent && !options.quiet) console.error(formatCounts(report.problems));
  if (options.fix === 'print') sayDry(report);
};
