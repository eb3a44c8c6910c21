import { isColored } from '../../cli/colors.ts';
import { counted } from '../../cli/counted.ts';
import { writeNamedFile } from '../../cli/write-named-file.ts';
import type { ValidateRequest } from '../read-validate-request.ts';
import { formatReport } from './format-report.ts';
import { formatCounts } from './format-text.ts';
import { writerOf } from './outputs.ts';
import type { Report } from './report.ts';

const colored = ({ color }: ValidateRequest): boolean => color ?? isColored(process.stdout);

/** What ends the report of a dry run: it is about a site that nobody has saved. */
const sayDry = ({ problems }: Report): void => {
  const left = problems.length === 0 ? 'No problem' : counted(problems.length, 'problem');
  console.error(`${left} would be left after --fix. Nothing was written: the files are as they were.`);
};

/** Writes a report in every wanted format. Standard output holds nothing but the format's own text. */
export const writeOutputs = async (report: Report, options: ValidateRequest): Promise<void> => {
  for (const output of options.outputs) {
    const { format, file } = output;
    if (file !== undefined) {
      await writeNamedFile(file, `${writerOf(output)(report)}\n`);
      if (!options.quiet) console.error(`${format} written to ${file}`);
    } else {
      const text = format === 'text' ? formatReport(report, colored(options)) : writerOf(output)(report);
      // The diff of a dry run has standard output for itself, so that other programs can read it.
      if (options.fix === 'print') console.error(text);
      else console.log(text);
    }
  }
  const silent = options.outputs.every(({ file }) => file !== undefined);
  if (silent && !options.quiet) console.error(formatCounts(report.problems));
  if (options.fix === 'print') sayDry(report);
};
