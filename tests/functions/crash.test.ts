import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { crashTrial } from '../crash/crash-trial.ts';
import { newData } from './new-data.ts';

it('row 33: killed three times under load, the backend has all that it answered once, also from the journal alone', async () => {
  const dataDir = newData();
  const { rows, mails, journal } = await crashTrial({ kills: 3, seed: 20, dataDir });
  rmSync(dataDir, { recursive: true });
  const nothing = { lostMessages: 0, lostReaders: 0, doubleRows: 0 };
  expect(rows).toMatchObject(nothing);
  expect(journal).toMatchObject(nothing);
  expect(mails).toMatchObject({ doubleMails: 0, lostMails: 0 });
  expect(rows.answered).toBeGreaterThan(0);
}, 240_000);
