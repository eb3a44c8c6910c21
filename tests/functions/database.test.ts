import { afterAll, beforeAll, describe } from 'vitest';
import { contactRows } from './contact-rows.ts';
import { dataRows } from './data-rows.ts';
import { pgliteStack, postgresStack, type Stack } from './database-stack.ts';
import { limitRows } from './limit-rows.ts';
import { newsletterLeavingRows } from './newsletter-leaving-rows.ts';
import { newsletterRows } from './newsletter-rows.ts';
import { outboxRows } from './outbox-rows.ts';
import { permissionRows } from './permission-rows.ts';
import { retentionRows } from './retention-rows.ts';

describe.each([
  ['PGlite on disk', pgliteStack],
  ['Postgres', postgresStack],
])('the database on %s', (_, open) => {
  let opened: Stack | undefined;
  const stack = (): Stack => {
    if (!opened) throw new Error('The database is not open');
    return opened;
  };

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.stop());

  contactRows(stack);
  limitRows(stack);
  newsletterRows(stack);
  newsletterLeavingRows(stack);
  outboxRows(stack);
  dataRows(stack);
  retentionRows(stack);
  permissionRows(stack);
});
