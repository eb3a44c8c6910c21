import { openDatabase } from '../../scripts/data/open-database.ts';
import { contactAccept } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { messageWith } from './sample-input.ts';

/** A server as a process of its own: opens DATA_DIR, stores messages one after another and tells each id it answered. */
try {
  const { db } = await openDatabase({ dataDir: process.env.DATA_DIR ?? '', log: () => {} });
  console.log('open');
  for (;;) {
    const accepted = await contactAccept(db, messageWith());
    if (accepted.outcome === 'stored') console.log(accepted.id);
  }
} catch (error) {
  console.log((error as Error).message);
}
