import { counted } from '../../../src/engine/core/counted.ts';
import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import { mailRetry, retention } from '../../../supabase/functions/_shared/sql/sql-data.ts';
import { UsageError } from '../../cli/usage-error.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lets mails that failed or wait be sent now, all or those with these ids. */
export const retryMail = async (db: Db, ids: readonly string[]): Promise<string> => {
  const wrong = ids.find((id) => !uuid.test(id));
  if (wrong) throw new UsageError(`"${wrong}" is no mail's id. "list mail --status failed" names them.`);
  const wanted = ids.map((id) => id.toLowerCase());
  const { retried } = await mailRetry(db, wanted.length > 0 ? { ids: wanted } : {});
  const done = `${counted(retried, 'mail is', 'mails are')} due now. A running server sends what is due within a minute.\n`;
  const others = new Set(wanted).size - retried;
  if (others <= 0) return done;
  return `${done}${others} of those named ${others === 1 ? 'is no mail' : 'are no mails'} that failed or waits. "list mail" names them.\n`;
};

/** Deletes what has been kept long enough. */
export const keepRetention = async (db: Db): Promise<string> => {
  const { messages, subscribers, mailKeys } = await retention(db);
  const parts = [counted(messages, 'message'), counted(subscribers, 'subscription')];
  return `Deleted ${parts.join(', ')} and the text of ${counted(mailKeys.length, 'mail')}.\n`;
};
