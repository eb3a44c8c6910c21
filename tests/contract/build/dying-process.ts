import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a build before its own code: its process dies when it is about to change the disk for the time of some
 * number. What it does before some file is there, or after that is gone, does not count.
 */
const { DYING_WHILE: file = '', DYING_STEP: step } = process.env;

const methods = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
let steps = 0;

const dieInTurn = () => {
  if (!fs.existsSync(file)) return;
  steps += 1;
  if (steps === Number(step)) process.kill(process.pid, 'SIGKILL');
};

for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'rmdirSync']) {
  const method = methods[name] as (typeof methods)[string];
  methods[name] = (...args) => {
    dieInTurn();
    return method(...args);
  };
}
syncBuiltinESMExports();
