import { beforeEach, describe, expect, it } from 'vitest';
import { formKey, message, sendContact } from './calls.ts';
import { mailsSettled, resetStack, rowsOf, type Stack } from './stack.ts';

type Stored = {
  id: string;
  name: string;
  email: string;
  company: string | null;
  message: string;
  spam: boolean;
};

const stored = (stack: Stack) => rowsOf<Stored>(stack, 'contact_message');
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

const repeatedMessages = (stackOf: () => Stack): void => {
  it('row 1: a valid message is one row, one row of the outbox and one mail', async () => {
    const stack = stackOf();
    const { status, body } = await sendContact(stack, message, withKey(formKey()));
    expect([status, body.success, body.replayed]).toEqual([200, true, false]);
    await mailsSettled(stack);
    expect(await stored(stack)).toMatchObject([{ ...message, id: body.id, spam: false }]);
    expect(await rowsOf(stack, 'outbox')).toMatchObject([{ status: 'sent', provider_id: 'mail-1' }]);
    expect(stack.resend.accepted).toHaveLength(1);
  });

  it('row 2: the same key 16 times at once is one row, one mail and 15 replays', async () => {
    const stack = stackOf();
    const key = formKey();
    const replies = await Promise.all(
      Array.from({ length: 16 }, () => sendContact(stack, message, withKey(key))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(replies.filter(({ body }) => body.replayed === true)).toHaveLength(15);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    await mailsSettled(stack);
    expect([(await stored(stack)).length, stack.resend.accepted.length]).toEqual([1, 1]);
  });

  it('row 3: the same key with another body is refused and leaves the first untouched', async () => {
    const stack = stackOf();
    const key = formKey();
    await sendContact(stack, message, withKey(key));
    const { status, body } = await sendContact(stack, { ...message, name: 'Eva' }, withKey(key));
    expect([status, body.error]).toEqual([409, 'idempotency_key_reused']);
    expect(await stored(stack)).toMatchObject([{ name: message.name }]);
  });
};

const withOtherKeys = (stackOf: () => Stack): void => {
  it.each(['abc', '', 'a'.repeat(300)])(
    'row 4: the key "%s" is refused and nothing is stored',
    async (key) => {
      const { status, body } = await sendContact(stackOf(), message, withKey(key));
      expect([status, body.error]).toEqual([400, 'invalid_idempotency_key']);
      expect(await stored(stackOf())).toEqual([]);
    },
  );

  it('row 5: a double click without a key is one row', async () => {
    const stack = stackOf();
    const [first, second] = [await sendContact(stack, message), await sendContact(stack, message)];
    expect(second.body).toMatchObject({ id: first.body.id, replayed: true });
    expect(await stored(stack)).toHaveLength(1);
  });
};

const strangeCharacters = (stackOf: () => Stack): void => {
  it('row 7: half a character is stored as the replacement character', async () => {
    const text = `{"name":"A\\ud800b","email":"a@b.c","inquiry":"demo","message":"Half \\ud83d and more"}`;
    expect((await sendContact(stackOf(), text)).status).toBe(200);
    expect(await stored(stackOf())).toMatchObject([{ name: 'A\ufffdb', message: 'Half \ufffd and more' }]);
  });

  it('row 8: NUL is removed from every field', async () => {
    const sent = { ...message, name: 'A\u0000na', company: '\u0000', message: 'Ten \u0000letters here' };
    expect((await sendContact(stackOf(), sent)).status).toBe(200);
    expect(await stored(stackOf())).toMatchObject([
      { name: 'Ana', company: null, message: 'Ten letters here' },
    ]);
  });

  it('row 9: line breaks with Bcc: make no head of a mail; an address with them is refused', async () => {
    const stack = stackOf();
    const sent = { ...message, name: 'Ana\r\nBcc: x@y.z', company: 'A\nCc: x@y.z' };
    expect((await sendContact(stack, sent)).status).toBe(200);
    expect(await stored(stack)).toMatchObject([{ name: 'Ana Bcc: x@y.z', company: 'A Cc: x@y.z' }]);
    const { status, body } = await sendContact(stack, { ...message, email: 'a@b.c\r\nBcc: x@y.z' });
    expect([status, body.details]).toEqual([422, { email: 'email_invalid' }]);
    await mailsSettled(stack);
    const [accepted] = stack.resend.accepted;
    expect(accepted?.mail.subject).not.toMatch(/[\r\n]/);
    expect(JSON.stringify([accepted?.mail.to, accepted?.mail.cc, accepted?.mail.bcc])).not.toContain('x@y.z');
  });
};

const wordForWord = (stackOf: () => Stack): void => {
  it('row 12: what looks like SQL or a format is stored word for word', async () => {
    const text = `'; drop table site.contact_message; -- $1 %s \\ \\n \${x} {{x}}`;
    expect((await sendContact(stackOf(), { ...message, name: "O'Neil \\", message: text })).status).toBe(200);
    expect(await stored(stackOf())).toMatchObject([{ name: "O'Neil \\", message: text }]);
  });

  it('row 14: of two keys of one name the last counts everywhere', async () => {
    const stack = stackOf();
    const text = JSON.stringify(message).replace('{', '{"name":"First",');
    expect((await sendContact(stack, text)).status).toBe(200);
    await mailsSettled(stack);
    expect(await stored(stack)).toMatchObject([{ name: message.name }]);
    expect(stack.resend.accepted[0]?.mail.text).not.toContain('First');
  });
};

const spamAndRest = (stackOf: () => Stack): void => {
  it('row 29: a filled honeypot is stored as spam, answered like every other and not mailed', async () => {
    const stack = stackOf();
    const human = await sendContact(stack, message, withKey(formKey()));
    const bot = await sendContact(stack, { ...message, website: 'http://spam.example' }, withKey(formKey()));
    expect([bot.status, Object.keys(bot.body)]).toEqual([200, Object.keys(human.body)]);
    await mailsSettled(stack);
    expect((await stored(stack)).map(({ spam }) => spam).sort()).toEqual([false, true]);
    expect(stack.resend.accepted).toHaveLength(1);
  });

  it.each([
    ['200 ms ago', 200, true],
    ['a minute ago', 60_000, false],
    ['by a clock a day ahead', -86_400_000, false],
    ['by a clock a day behind', 86_400_000, false],
  ])('row 30: a form first touched %s is never refused', async (_, ago, spam) => {
    const reply = await sendContact(stackOf(), message, withKey(formKey(Date.now() - ago)));
    expect(reply.status).toBe(200);
    expect(await stored(stackOf())).toMatchObject([{ spam }]);
  });
};

/** FORM: what becomes of a message, on every runtime and database. */
export const contactCases = (name: string, stackOf: () => Stack): void => {
  describe(`the contact form on ${name}`, () => {
    beforeEach(() => resetStack(stackOf()));
    repeatedMessages(stackOf);
    withOtherKeys(stackOf);
    strangeCharacters(stackOf);
    wordForWord(stackOf);
    spamAndRest(stackOf);
  });
};
