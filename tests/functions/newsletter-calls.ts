import type { Db } from '../../supabase/functions/_shared/deps.ts';
import {
  newsletterSubscribe,
  newsletterUnsubscribe,
} from '../../supabase/functions/_shared/sql/sql-calls.ts';
import type { SubscribeInput } from '../../supabase/functions/_shared/sql/sql-types.ts';
import { mailFor } from './sample-input.ts';

/** Subscribes as the handler does: once more with mails for the id and version the database names. */
export const subscribe = async (db: Db, input: SubscribeInput) => {
  const first = await newsletterSubscribe(db, input);
  if (first.outcome !== 'render') return first;
  const { id, tokenVersion } = first;
  const mail = [mailFor(`${id}/${tokenVersion}`, 'welcome')];
  return newsletterSubscribe(db, { ...input, id, tokenVersion, mail });
};

/** Unsubscribes as the page of the link does. */
export const leave = (db: Db, subscriberId: string, tokenVersion: number) =>
  newsletterUnsubscribe(db, { subscriberId, tokenVersion, via: 'page' });
