import { beforeEach, describe, expect, it } from 'vitest';
import { call, callFrom, formKey, pageHeaders, subscribe } from './calls.ts';
import { resetStack, rowsOf, type Stack, site } from './stack.ts';
import { reader, subscribers, tokenOfMail } from './subscribers.ts';

/** NEWS: subscribing, on every runtime and database. */
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
