import { beforeEach, describe, expect, it } from 'vitest';
import { bodyCases } from './body-cases.ts';
import { call, callFrom, message, pageHeaders, sendContact, subscribe } from './calls.ts';
import { chunked, rawCall } from './raw-call.ts';
import { publicKey, resetStack, rowsOf, type Stack, site } from './stack.ts';

const json = { 'content-type': 'application/json' };
const functions = [
  'resend-email',
  'newsletter-subscribe',
  'newsletter-unsubscribe',
  'outbox-drain',
  'pageview',
];

const bodies = (stackOf: () => Stack): void => {
  it.each(bodyCases)('a body of $what', async ({ body, status, error }) => {
    const init = { method: 'POST', headers: pageHeaders(), body };
    const reply = await call(stackOf(), 'resend-email', init);
    expect([reply.status, reply.body.error]).toEqual([status, error]);
    expect(await rowsOf(stackOf(), 'contact_message')).toHaveLength(status === 200 ? 1 : 0);
  });
};

const sizesAndTypes = (stackOf: () => Stack): void => {
  it('row 15: 1 MB in chunks without a length is refused while it arrives', async () => {
    const headers = { ...json, 'transfer-encoding': 'chunked' };
    const chunks = chunked(Array<string>(50).fill(' '.repeat(20_000)));
    const address = stackOf().address('resend-email');
    expect([413, 0]).toContain(await rawCall({ address, headers, chunks, pauseMs: 1 }));
  });

  it('row 15: a body that drips is given up', async () => {
    const headers = { ...json, 'content-length': '1000' };
    const chunks = Array<string>(100).fill(' ');
    const address = stackOf().address('resend-email');
    expect([408, 0]).toContain(await rawCall({ address, headers, chunks, pauseMs: 100 }));
  });

  it.each([-10, 10])('row 16: a length that is wrong by %i neither hangs nor stores', async (difference) => {
    const body = JSON.stringify(message);
    const headers = { ...json, 'content-length': String(Buffer.byteLength(body) + difference) };
    const status = await rawCall({ address: stackOf().address('resend-email'), headers, chunks: [body] });
    expect([400, 408, 0]).toContain(status);
    expect(await rowsOf(stackOf(), 'contact_message')).toEqual([]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('row 19: the type %s is not supported', async (type) => {
    const { status, body } = await sendContact(stackOf(), message, { headers: { 'content-type': type } });
    expect([status, body.error]).toEqual([415, 'unsupported_media_type']);
  });
};

const typesAndMethods = (stackOf: () => Stack): void => {
  it('row 19: a body without a type is not supported', async () => {
    const body = JSON.stringify(message);
    const headers = { 'content-length': String(Buffer.byteLength(body)) };
    expect(await rawCall({ address: stackOf().address('resend-email'), headers, chunks: [body] })).toBe(415);
  });

  it.each(['GET', 'PUT', 'DELETE', 'HEAD', 'PATCH'])(
    'row 20: %s is not allowed where POST is',
    async (method) => {
      for (const endpoint of ['resend-email', 'newsletter-subscribe', 'outbox-drain']) {
        const { status, headers } = await call(stackOf(), endpoint, { method, headers: pageHeaders() });
        expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
      }
    },
  );
};

const origins = (stackOf: () => Stack): void => {
  it.each([
    'https://evil.example',
    'null',
    `${site}.evil`,
    site.toUpperCase(),
    `${site}:444`,
    `${site}:443`,
    'http://site.example',
  ])('row 21: the origin %s is refused', async (origin) => {
    const preflight = await call(stackOf(), 'resend-email', { method: 'OPTIONS', headers: { origin } });
    const reply = await sendContact(stackOf(), message, { headers: { origin } });
    for (const { status, headers, body } of [preflight, reply]) {
      expect([status, body.error]).toEqual([403, 'origin_not_allowed']);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toBe('Origin');
    }
    expect(await rowsOf(stackOf(), 'contact_message')).toEqual([]);
  });

  it('row 21: the site itself is let through, preflight and call', async () => {
    const preflight = await call(stackOf(), 'resend-email', {
      method: 'OPTIONS',
      headers: { origin: site },
    });
    expect(preflight.status).toBe(204);
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'apikey', 'content-type', 'idempotency-key', 'x-client-info']),
    );
    const reply = await sendContact(stackOf(), message);
    for (const { headers } of [preflight, reply]) {
      expect(headers.get('access-control-allow-origin')).toBe(site);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('row 21: a call without an origin comes from no page and is let through with the key', async () => {
    expect((await sendContact(stackOf(), message, { headers: { origin: undefined } })).status).toBe(200);
  });

  it.each([
    ['missing', { authorization: undefined }, 401],
    ['wrong', { authorization: 'Bearer x', apikey: `${publicKey}x` }, 401],
    ['in bearer only', {}, 200],
    ['in apikey only', { authorization: undefined, apikey: publicKey }, 200],
  ])('row 22: the key %s', async (_, headers, status) => {
    const reply = await sendContact(stackOf(), message, { headers });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('access-control-allow-origin')).toBe(site);
  });
};

const limits = (stackOf: () => Stack): void => {
  it('row 27: the sixth message in a minute waits, another client does not, a forged header does not help', async () => {
    const stack = stackOf();
    const send = (index: number, headers = {}) =>
      sendContact(stack, { ...message, message: `Message number ${index}` }, { headers });
    for (let index = 0; index < 5; index += 1) expect((await send(index)).status).toBe(200);
    const { status, headers, body } = await send(5);
    expect([status, body.error]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await send(6, { 'x-forwarded-for': '203.0.113.7', 'cf-connecting-ip': '203.0.113.7' })).status,
    ).toBe(429);
    expect((await send(4)).body.replayed).toBe(true);
    const other = await callFrom('127.0.0.2', stack.address('resend-email'), message);
    expect(other.status).toBe(200);
    expect((await subscribe(stack, { email: 'a@b.example' })).status).toBe(200);
  });
};

const everyFunction = (stackOf: () => Stack): void => {
  it.each(functions)(
    '%s: every answer carries what protects it, and the name of the call',
    async (endpoint) => {
      for (const method of ['OPTIONS', 'POST', 'PUT']) {
        const init = { method, headers: { origin: site, 'x-request-id': 'call-0123456789' } };
        const { headers } = await call(stackOf(), endpoint, init);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
        expect(headers.get('x-request-id')).toBe('call-0123456789');
      }
    },
  );

  it('row 59: neither an answer nor the log holds an address, a key or a text of the visitor', async () => {
    const stack = stackOf();
    const replies = [
      await sendContact(stack, message),
      await sendContact(stack, { ...message, name: 'A', [message.email]: 'x' }),
      await subscribe(stack, { email: message.email }),
    ];
    const told = replies.map(({ text }) => text).join('\n') + stack.logged();
    for (const secret of [message.email, message.name, message.message, publicKey, 're_test', 'select ']) {
      expect(told).not.toContain(secret);
    }
    expect(stack.logged()).toContain('resend-email');
  });
};

/** What every function demands of a call, whoever sends it. */
export const requestCases = (name: string, stackOf: () => Stack): void => {
  describe(`calls of the functions on ${name}`, () => {
    beforeEach(() => resetStack(stackOf()));
    bodies(stackOf);
    sizesAndTypes(stackOf);
    typesAndMethods(stackOf);
    origins(stackOf);
    limits(stackOf);
    everyFunction(stackOf);
  });
};
