import { exitCodeOf } from './cli/exit-code-of.ts';
import { readOptions } from './cli/read-arguments.ts';
import { sharedOptions } from './cli/shared-options.ts';
import { writeTypes } from './types/write-types.ts';

const usage = 'npm run types   makes src/generated from schemas/, and records what it was made from';

const run = async (args: string[]): Promise<void> => {
  const { help } = readOptions(args, { help: sharedOptions.help });
  if (help) return console.log(usage);
  console.log((await writeTypes()) ? 'src/generated written' : 'src/generated is fresh');
};

process.exitCode = await exitCodeOf(() => run(process.argv.slice(2)));
