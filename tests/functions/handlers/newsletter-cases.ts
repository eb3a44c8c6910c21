import { beforeEach, describe, expect, it } from 'vitest';
import { createTokens } from '../../../supabase/functions/_shared/link-tokens.ts';
import { call, callFrom, formKey, pageHeaders, type Reply, subscribe, unsubscribe } from './calls.ts';
import { mailsSettled, resetStack, rowsOf, type Stack, site, unsubscribeSecret } from './stack.ts';

type Subscriber = {
  id: string;
  email: string;
  status: string;
  token_version: number;
  locale: string;
  source: string;
};

const subscribers = (stack: Stack) => rowsOf<Subscriber>(stack, 'newsletter_subscriber');
const reader = { email: 'reader@visitor.example', source: 'website' };

/** The token of the newest mail. */
const tokenOfMail = async (stack: Stack): Promise<string> => {
  await mailsSettled(stack);
  const header = stack.resend.accepted.at(-1)?.mail.headers?.['List-Unsubscribe'] ?? '';
  return /\?t=([\w-]+)>/.exec(header)?.[1] ?? '';
};

const oneClick = (stack: Stack, token: string, headers: Record<string, string> = {}): Promise<Reply> => {
  const named = { ...stack, address: (name: string) => `${stack.address(name)}?t=${token}` };
  return call(named, 'newsletter-unsubscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });
};

const statusOf = async (stack: Stack) => (await subscribers(stack))[0]?.status;

/** NEWS: subscribing, leaving and coming back, on every runtime and database. */
export const newsletterCases = (name: string, stackOf: () => Stack): void => {
  describe(`the newsletter on ${name}`, () => {
    beforeEach(() => resetStack(stackOf()));

    it('row 46: a new reader is subscribed, the same one again is already subscribed', async () => {
      const first = await subscribe(stackOf(), reader);
      const again = await subscribe(stackOf(), { ...reader, email: '  READER@Visitor.Example ' });
      expect([first.body.status, again.body.status]).toEqual(['subscribed', 'already_subscribed']);
      expect(first.body).toMatchObject({
        success: true,
        message: 'You have been successfully subscribed to our newsletter.',
      });
      expect(await subscribers(stackOf())).toMatchObject([
        { email: reader.email, status: 'active', source: 'website' },
      ]);
    });

    it('row 46: 16 at once are one subscribed and 15 already subscribed', async () => {
      const stack = stackOf();
      const from = (index: number) =>
        callFrom(`127.0.0.${index + 1}`, stack.address('newsletter-subscribe'), reader);
      const replies = await Promise.all(Array.from({ length: 16 }, (_, index) => from(index)));
      const counts = (status: string) => replies.filter(({ body }) => body.status === status).length;
      expect([counts('subscribed'), counts('already_subscribed')]).toEqual([1, 15]);
      expect(await subscribers(stack)).toHaveLength(1);
    });

    it('row 46: a repeated try under one key gets the first answer', async () => {
      const headers = { 'idempotency-key': formKey() };
      const replies = [
        await subscribe(stackOf(), reader, { headers }),
        await subscribe(stackOf(), reader, { headers }),
      ];
      expect(replies.map(({ body }) => body.status)).toEqual(['subscribed', 'subscribed']);
      const other = await subscribe(stackOf(), { ...reader, email: 'b@visitor.example' }, { headers });
      expect([other.status, other.body.error]).toEqual([409, 'idempotency_key_reused']);
    });

    it('the welcome mail carries both ways to leave', async () => {
      const stack = stackOf();
      await subscribe(stack, reader, { headers: { 'content-language': 'es' } });
      const token = await tokenOfMail(stack);
      const { mail } = stack.resend.accepted[0] ?? {};
      expect(mail?.to).toEqual([reader.email]);
      expect(mail?.headers).toEqual({
        'List-Unsubscribe': `<https://functions.example/functions/v1/newsletter-unsubscribe?t=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      for (const text of [mail?.text, mail?.html]) {
        expect(text).toContain(`${site}/newsletter/unsubscribe-es#t=${token}`);
      }
      expect(mail?.text).toContain('boletín');
    });

    it.each([
      [{ 'content-language': 'es' }, 'Te has suscrito exitosamente a nuestro boletín.'],
      [{ 'accept-language': 'fr, es-MX;q=0.9, en;q=0.1' }, 'Te has suscrito exitosamente a nuestro boletín.'],
      [{ 'content-language': 'fr' }, 'You have been successfully subscribed to our newsletter.'],
    ])('NEWS-4: the server speaks the language of the visitor: %o', async (headers, text) => {
      expect((await subscribe(stackOf(), reader, { headers })).body.message).toBe(text);
    });

    it('row 47: who left and comes back is reactivated; the old link is dead', async () => {
      const stack = stackOf();
      await subscribe(stack, reader);
      const token = await tokenOfMail(stack);
      expect((await unsubscribe(stack, { token })).body).toMatchObject({
        success: true,
        status: 'unsubscribed',
      });
      expect(await statusOf(stack)).toBe('unsubscribed');
      const back = await subscribe(stack, reader);
      expect(back.body).toMatchObject({
        status: 'reactivated',
        message: 'Your subscription has been reactivated successfully.',
      });
      expect((await unsubscribe(stack, { token })).status).toBe(404);
      expect(await statusOf(stack)).toBe('active');
      const fresh = await tokenOfMail(stack);
      expect(fresh).not.toBe(token);
      const events = await rowsOf<{ kind: string }>(stack, 'newsletter_event');
      expect(events.map(({ kind }) => kind)).toEqual(['subscribed', 'unsubscribed', 'reactivated']);
      expect((await unsubscribe(stack, { token: fresh })).status).toBe(200);
    });

    it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'row 48: one click as %s needs no key, no origin and no cookie, and may be repeated',
      async (type) => {
        const stack = stackOf();
        await subscribe(stack, reader);
        const token = await tokenOfMail(stack);
        for (const _ of [1, 2]) {
          const { status, text } = await oneClick(stack, token, { 'content-type': type });
          expect([status, text]).toEqual([200, '']);
        }
        expect(await statusOf(stack)).toBe('unsubscribed');
      },
    );

    it.each(['GET', 'HEAD'])(
      'row 49: %s on the link leads to the page and changes nothing',
      async (method) => {
        const stack = stackOf();
        await subscribe(stack, reader);
        const token = await tokenOfMail(stack);
        const address = `${stack.address('newsletter-unsubscribe')}?t=${token}`;
        for (const purpose of ['', 'prefetch']) {
          const response = await fetch(address, { method, redirect: 'manual', headers: { purpose } });
          expect(response.status).toBe(303);
          expect(response.headers.get('location')).toBe(`${site}/newsletter/unsubscribe#t=${token}`);
        }
        expect(await statusOf(stack)).toBe('active');
      },
    );

    it('row 50: a token that was changed, cut, signed otherwise or of another version is not found', async () => {
      const stack = stackOf();
      await subscribe(stack, reader);
      const token = await tokenOfMail(stack);
      const [person] = await subscribers(stack);
      const subject = { subscriberId: person?.id ?? '', version: 1 };
      const flipped = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
      const bad = [
        flipped,
        token.slice(0, -1),
        `${token}A`,
        '',
        'x'.repeat(5000),
        await createTokens('another-secret-of-16', 'unsubscribe').make(subject),
        await createTokens(unsubscribeSecret, 'confirm').make(subject),
        await createTokens(unsubscribeSecret, 'unsubscribe').make({ ...subject, version: 2 }),
      ];
      for (const one of bad) {
        expect((await unsubscribe(stack, { token: one })).status).toBe(404);
        expect((await oneClick(stack, one.slice(0, 200))).status).toBe(404);
      }
      expect((await unsubscribe(stack, { token: 7 })).status).toBe(404);
      expect(await statusOf(stack)).toBe('active');
    });

    it('row 50: another site cannot send a token from its page', async () => {
      const { status } = await unsubscribe(
        stackOf(),
        { token: 'x' },
        { headers: { origin: 'https://evil.example' } },
      );
      expect(status).toBe(403);
    });

    it('row 51: an address that bounced or complained is not mailed, and is told so', async () => {
      const stack = stackOf();
      await stack.db.query(`select site.newsletter_suppress($1::text::jsonb)`, [
        JSON.stringify({ email: reader.email, reason: 'complained' }),
      ]);
      const { status, body } = await subscribe(stack, reader);
      expect([status, body.success, body.status]).toEqual([200, true, 'suppressed']);
      expect(body.message).toContain('another address');
      expect(await rowsOf(stack, 'outbox')).toEqual([]);
    });

    it('two addresses in one field are one row and no mail to either', async () => {
      const stack = stackOf();
      const { status } = await subscribe(stack, { email: 'a@visitor.example,b@visitor.example' });
      expect(status).toBe(200);
      expect(await rowsOf(stack, 'outbox')).toEqual([]);
    });

    it('row 29: a filled honeypot is subscribed, marked and not mailed', async () => {
      const stack = stackOf();
      const { body } = await subscribe(stack, { ...reader, website: 'x' });
      expect(body.status).toBe('subscribed');
      expect(await subscribers(stack)).toMatchObject([{ source: 'website:honeypot' }]);
      expect(await rowsOf(stack, 'outbox')).toEqual([]);
    });

    it('a call needs the headers of a page', async () => {
      const init = {
        method: 'POST',
        headers: pageHeaders({ authorization: undefined }),
        body: JSON.stringify(reader),
      };
      expect((await call(stackOf(), 'newsletter-subscribe', init)).status).toBe(401);
    });
  });
};
