import { rmSync, writeFileSync } from 'node:fs';
import { takeLock } from '../../scripts/locks/lock.ts';
import { LockedError } from '../../scripts/locks/locked-error.ts';

/** One of several that take a lock and give it back again and again; tells how it went. */
const [file = '', milliseconds = ''] = process.argv.slice(2);
const end = Date.now() + Number(milliseconds);

const turn = (): string => {
  try {
    const { isOurs, release } = takeLock(file);
    writeFileSync(`${file}.alone`, '', { flag: 'wx' });
    const said = isOurs() ? 'alone' : 'lost';
    rmSync(`${file}.alone`);
    release();
    return said;
  } catch (error) {
    return error instanceof LockedError ? 'refused' : String(error);
  }
};

const said = new Set<string>();
while (Date.now() < end) said.add(turn());
console.log(JSON.stringify([...said]));
