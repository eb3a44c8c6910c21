import type { Order, Thread } from './with-thread-pool.ts';

/** The answer of a thread whose task sends one, as JSON. */
export const askThread = async <Answer>(thread: Thread, order: Order): Promise<Answer> => {
  let answer = '';
  await thread(order, (text) => {
    answer = text;
  });
  return JSON.parse(answer) as Answer;
};
