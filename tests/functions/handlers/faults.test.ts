import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, formKey, message, sendContact, subscribe, unsubscribe } from './calls.ts';
import { mailsSettled, resetStack, rowsOf, site } from './stack.ts';
import { type NodeStack, startNodeStack } from './start-node-stack.ts';

let stack: NodeStack;
beforeAll(async () => {
  stack = await startNodeStack();
});
afterAll(() => stack.close());
beforeEach(async () => {
  stack.intercept(undefined);
  await resetStack(stack);
  stack.travel(0);
  stack.configure({});
});

const failure = (code: string) => Object.assign(new Error('select * from secret_table'), { code });

describe('FORM-4: a database that fails loses nothing', () => {
  const withKey = { headers: { 'idempotency-key': formKey() } };

  it.each(['57P01', 'ECONNREFUSED', '08006', '40001', 'CONNECT_TIMEOUT'])(
    'row 31: away before the message is stored (%s): 503, and the retry stores once',
    async (code) => {
      stack.intercept(() => Promise.reject(failure(code)));
      const { status, body, headers, text } = await sendContact(stack, message, withKey);
      expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'temporarily_unavailable', '5']);
      expect(headers.get('access-control-allow-origin')).toBe(site);
      expect(text).not.toContain('secret_table');
      stack.intercept(undefined);
      expect((await sendContact(stack, message, withKey)).body).toMatchObject({ replayed: false });
      expect(await rowsOf(stack, 'contact_message')).toHaveLength(1);
    },
  );

  it('row 31: away after the message is stored: 503, and the retry is a replay', async () => {
    let calls = 0;
    stack.intercept(async (text, params) => {
      await stack.database().query(text, params);
      calls += 1;
      throw failure('57P01');
    });
    expect((await sendContact(stack, message, withKey)).status).toBe(503);
    stack.intercept(undefined);
    expect((await sendContact(stack, message, withKey)).body).toMatchObject({
      success: true,
      replayed: true,
    });
    await mailsSettled(stack);
    expect([calls, stack.resend.accepted.length]).toEqual([1, 1]);
    expect(await rowsOf(stack, 'contact_message')).toHaveLength(1);
  });

  it.each(['23514', '22P05', '22021'])(
    'a value the database refuses (%s) is the caller’s fault',
    async (code) => {
      stack.intercept(() => Promise.reject(failure(code)));
      const { status, body } = await sendContact(stack, message);
      expect([status, body.error]).toEqual([422, 'validation_failed']);
    },
  );

  it('the log names the code of the failure and nothing of its text', async () => {
    stack.intercept(() => Promise.reject(failure('57P01')));
    await sendContact(stack, message);
    expect(stack.logged()).toContain('"event":"database_failed","code":"57P01"');
    expect(stack.logged()).not.toContain('secret_table');
  });

  it('a function that throws is answered where a page of another origin can read it', async () => {
    const broken = await startNodeStack({
      functions: { broken: () => Promise.reject(new TypeError('secret')) },
    });
    const reply = await call(broken, 'broken', { method: 'POST' });
    expect([reply.status, reply.headers.get('sb-error-code')]).toEqual([500, 'EDGE_FUNCTION_ERROR']);
    expect(reply.text).not.toContain('secret');
    await broken.close();
  });
});

describe('abuse', () => {
  it('row 28: bots from many addresses meet a limit of their own; the other function still answers', async () => {
    stack.configure({ TRUSTED_HOPS: '1' });
    const bot = (index: number) => {
      const headers = { 'x-forwarded-for': `203.0.${index % 256}.${Math.floor(index / 256)}` };
      return sendContact(stack, { ...message, message: `Message number ${index}` }, { headers });
    };
    const statuses: number[] = [];
    for (let start = 0; start < 1000; start += 50) {
      const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => bot(start + index)));
      statuses.push(...replies.map(({ status }) => status));
    }
    const stored = statuses.filter((status) => status === 200).length;
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(stored).toBeGreaterThanOrEqual(60);
    expect(stored).toBeLessThan(200);
    expect(await rowsOf(stack, 'contact_message')).toHaveLength(stored);
    expect((await subscribe(stack, { email: 'a@visitor.example' })).status).toBe(200);
  });

  it('the limits are settings, so that a load test can lift them', async () => {
    stack.configure({ RATE_CONTACT_BURST: '100', RATE_CONTACT_GLOBAL_BURST: '100' });
    for (let index = 0; index < 20; index += 1) {
      const reply = await sendContact(stack, { ...message, message: `Message number ${index}` });
      expect(reply.status).toBe(200);
    }
  });

  it('an address gets one newsletter mail, however often strangers enter it', async () => {
    stack.configure({ DOUBLE_OPT_IN: 'true' });
    for (const _ of [1, 2, 3]) await subscribe(stack, { email: 'victim@visitor.example' });
    expect(await rowsOf(stack, 'outbox')).toHaveLength(1);
    stack.travel(25 * 3_600_000);
    await subscribe(stack, { email: 'victim@visitor.example' });
    expect(await rowsOf(stack, 'outbox')).toHaveLength(2);
  });
});

describe('double opt-in', () => {
  const reader = { email: 'reader@visitor.example', source: 'website' };
  const tokenOf = async (): Promise<string> => {
    await mailsSettled(stack);
    return /#t=([\w-]+)/.exec(stack.resend.accepted.at(-1)?.mail.text ?? '')?.[1] ?? '';
  };
  const statusOf = async () => (await rowsOf<{ status: string }>(stack, 'newsletter_subscriber'))[0]?.status;

  beforeEach(() => stack.configure({ DOUBLE_OPT_IN: 'true' }));

  it('NEWS-4: asks for one click with a message of its own, and welcomes after it', async () => {
    const headers = { 'content-language': 'es' };
    const { body } = await subscribe(stack, reader, { headers });
    expect(body).toMatchObject({ success: true, status: 'confirmation_required' });
    expect(body.message).toContain('Falta un clic');
    expect(await statusOf()).toBe('pending');
    const token = await tokenOf();
    const link = `presiona su botón.\nConfirmar suscripción: ${site}/newsletter/confirm-es#t=${token}\n`;
    expect(stack.resend.accepted[0]?.mail.text).toContain(link);
    const confirmed = await subscribe(stack, { token });
    expect(confirmed.body).toMatchObject({ success: true, status: 'subscribed' });
    expect(await statusOf()).toBe('active');
    await mailsSettled(stack);
    expect(stack.resend.accepted).toHaveLength(2);
    expect(stack.resend.accepted[1]?.mail.headers).toHaveProperty('List-Unsubscribe');
    expect((await subscribe(stack, { token })).body).toMatchObject({ status: 'already_subscribed' });
    expect(stack.resend.accepted).toHaveLength(2);
  });

  it('who left and comes back confirms again', async () => {
    await subscribe(stack, reader);
    await subscribe(stack, { token: await tokenOf() });
    expect((await unsubscribe(stack, { token: await tokenOf() })).status).toBe(200);
    expect((await subscribe(stack, reader)).body.status).toBe('confirmation_required');
    expect(await statusOf()).toBe('pending');
    await subscribe(stack, { token: await tokenOf() });
    expect(await statusOf()).toBe('active');
  });

  it('a link to leave confirms nothing', async () => {
    await subscribe(stack, reader);
    await subscribe(stack, { token: await tokenOf() });
    expect((await subscribe(stack, { token: await tokenOf() })).status).toBe(404);
  });
});

describe('what is not configured', () => {
  it('without a secret to unsubscribe nobody is mailed, and everybody is subscribed', async () => {
    stack.configure({ UNSUBSCRIBE_SECRET: '' });
    expect((await subscribe(stack, { email: 'a@visitor.example' })).body.status).toBe('subscribed');
    expect(await rowsOf(stack, 'outbox')).toEqual([]);
    expect((await unsubscribe(stack, { token: 'x' })).status).toBe(404);
  });

  it('without a public key every call is refused', async () => {
    stack.configure({ SUPABASE_ANON_KEY: '' });
    expect((await sendContact(stack, message)).status).toBe(401);
  });
});
