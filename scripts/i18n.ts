import { endWithReader } from './cli/end-with-reader.ts';
import { runI18n } from './i18n/run-i18n.ts';

endWithReader();

process.exitCode = await runI18n(process.argv.slice(2));
