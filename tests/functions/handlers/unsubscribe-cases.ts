import { beforeEach, describe, expect, it } from 'vitest';
import { createLinkTokens } from '../../../supabase/functions/_shared/link-tokens.ts';
import { call, type Reply, subscribe, unsubscribe } from './calls.ts';
import { resetStack, rowsOf, type Stack, site, unsubscribeSecret } from './stack.ts';
import { reader, subscribers, tokenOfMail } from './subscribers.ts';

const oneClick = (stack: Stack, token: string, headers: Record<string, string> = {}): Promise<Reply> => {
  const named = { ...stack, address: (name: string) => `${stack.address(name)}?t=${token}` };
  return call(named, 'newsletter-unsubscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });
};

const statusOf = async (stack: Stack) => (await subscribers(stack))[0]?.status;

/** NEWS: leaving by the link of a mail, and coming back, on every runtime and database. */
export const unsubscribeCases = (name: string, stackOf: () => Stack): void => {
  describe(`leaving the newsletter on ${name}`, () => {
    beforeEach(() => resetStack(stackOf()));

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
        await createLinkTokens('another-secret-of-16', 'unsubscribe').make(subject),
        await createLinkTokens(unsubscribeSecret, 'confirm').make(subject),
        await createLinkTokens(unsubscribeSecret, 'unsubscribe').make({ ...subject, version: 2 }),
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
  });
};
