import { readOptions } from './cli/read-arguments.ts';
import { sharedOptions } from './cli/shared-options.ts';
import { writeTypes } from './types/write-types.ts';
import { reportFailure } from './validate/report/report-failure.ts';

const usage = 'npm run types   makes src/generated from schemas/, and records what it was made from';

const run = async (args: string[]): Promise<void> => {
  const { help } = readOptions(args, { help: sharedOptions.help });
  if (help) return console.log(usage);
  console.log((await writeTypes()) ? 'src/generated written' : 'src/generated is fresh');
};

run(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = reportFailure(error);
});
