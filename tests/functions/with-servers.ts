import { afterAll, afterEach, beforeAll } from 'vitest';
import { type FakeResend, startFakeResend } from './handlers/start-fake-resend.ts';
import { createWorkshop, type RunningServer, sendContact, startServer } from './running-server.ts';

/** Sends as the page does, which tries again while the database takes longer than a call may wait. */
export const sendUntilStored = async (...what: Parameters<typeof sendContact>): Promise<number> => {
  let { status } = await sendContact(...what);
  while (status === 503) ({ status } = await sendContact(...what));
  return status;
};

/** Waits until something holds. */
export const becomes = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Servers that are ended after the test that started them, and a provider of mails for them. */
export const withServers = () => {
  const workshop = createWorkshop();
  const running: RunningServer[] = [];
  let resend: FakeResend;
  beforeAll(async () => {
    resend = await startFakeResend();
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop('SIGKILL');
    resend.reset();
  });
  afterAll(async () => {
    await resend.close();
    workshop.remove();
  });

  const start = async (env: Record<string, string>, verb: 'start' | 'dev' = 'start') => {
    const server = await startServer(verb, { out: workshop.out, env });
    running.push(server);
    return server;
  };
  /** The settings with which mails go to the provider. */
  const sending = () => ({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: 'Mini <site@mini.example>',
    MAIL_TO_PRIMARY: 'owner@mini.example',
  });
  return { workshop, start, sending, resend: () => resend };
};
