import { counted } from '../../../src/engine/core/counted.ts';
import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import {
  dataErase,
  dataExport,
  newsletterSuppress,
  type SuppressionReason,
} from '../../../supabase/functions/_shared/sql/sql-data.ts';
import { UsageError } from '../../cli/usage-error.ts';

const addressOf = (email: string | undefined): string => {
  const address = email?.trim().toLowerCase() ?? '';
  if (/^\S+@\S+$/.test(address)) return address;
  throw new UsageError('Name an e-mail address, such as ana@example.com.');
};

/** Everything that is stored about an address, as JSON. */
export const exportPerson = async (db: Db, email: string | undefined): Promise<string> =>
  `${JSON.stringify(await dataExport(db, addressOf(email)), null, 2)}\n`;

/** Deletes everything that is stored about an address, and says how much that was. */
export const erasePerson = async (db: Db, email: string | undefined): Promise<string> => {
  const address = addressOf(email);
  const { messages, subscribers, events, mail } = await dataErase(db, address);
  if (messages + subscribers + events + mail === 0) return `Nothing is stored about ${address}.\n`;
  const parts = [
    counted(messages, 'message', 'messages'),
    counted(subscribers, 'subscription', 'subscriptions'),
    counted(events, 'event', 'events'),
    counted(mail, 'mail', 'mails'),
  ];
  return `Erased ${parts.join(', ')}.\n`;
};

const reasons: readonly SuppressionReason[] = ['bounced', 'complained'];

const reasonOf = (text: string | undefined): SuppressionReason => {
  const reason = reasons.find((name) => name === text);
  if (reason) return reason;
  throw new UsageError(`Say why: ${reasons.map((name) => `--reason ${name}`).join(' or ')}.`);
};

/** Mails no newsletter to an address any more, also when it subscribes again. */
export const suppressPerson = async (
  db: Db,
  email: string | undefined,
  given: string | undefined,
): Promise<string> => {
  const address = addressOf(email);
  const reason = reasonOf(given);
  await newsletterSuppress(db, { email: address, reason });
  return `${address} gets no newsletter any more (${reason}).\n`;
};
