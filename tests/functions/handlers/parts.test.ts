import { describe, expect, it } from 'vitest';
import { clientHash, forwardedAddress } from '../../../supabase/functions/_shared/http/client-hash.ts';
import { clientNetwork } from '../../../supabase/functions/_shared/http/client-network.ts';
import { createLinkTokens } from '../../../supabase/functions/_shared/link-tokens.ts';
import { backoffSeconds } from '../../../supabase/functions/_shared/mail/backoff-seconds.ts';
import { sendWithResend } from '../../../supabase/functions/_shared/mail/send-with-resend.ts';
import { readConfig } from '../../../supabase/functions/_shared/read-config.ts';
import { sameBytes, sameSecret } from '../../../supabase/functions/_shared/signing.ts';

describe('row 62: wrong settings are blanked with a warning and the others kept', () => {
  it('a bad address, a bad recipient, a line break in the sender, a list with one bad entry', () => {
    const { config, warnings } = readConfig({
      SITE_URL: 'not a url',
      SITE_ORIGINS: 'https://a.example, https://b.example/path, ftp://c.example, https://d.example/',
      RESEND_BASE_URL: 'javascript:alert(1)',
      MAIL_TO_PRIMARY: 'a b@c.d',
      MAIL_TO_SECONDARY: 'deputy@inspira.example',
      MAIL_FROM: 'Inspira <a@b.example>\r\nBcc: x@y.z',
      MAIL_CC: 'one@inspira.example, two, three@inspira.example',
      UNSUBSCRIBE_SECRET: 'too-brief',
      RATE_CONTACT_BURST: 'many',
      DOUBLE_OPT_IN: 'perhaps',
      SUPABASE_ANON_KEY: 'key',
    });
    expect(config).toMatchObject({
      siteUrl: '',
      doubleOptIn: false,
      unsubscribeSecret: '',
      publicKeys: ['key'],
    });
    expect(config.origins).toEqual(['https://a.example', 'https://d.example']);
    expect(config.mail).toMatchObject({
      baseUrl: 'https://api.resend.com',
      from: '',
      to: ['deputy@inspira.example'],
      cc: ['one@inspira.example', 'three@inspira.example'],
    });
    expect(config.limits.contact).toEqual({ burst: 5, perMinute: 1 });
    const named = new Set(warnings.map((text) => text.split(' ')[0]));
    for (const name of [
      'SITE_URL',
      'SITE_ORIGINS',
      'MAIL_FROM',
      'MAIL_CC',
      'UNSUBSCRIBE_SECRET',
      'DOUBLE_OPT_IN',
    ]) {
      expect(named).toContain(name);
    }
    expect(warnings.join()).not.toMatch(/too-brief|x@y\.z|two/);
  });

  it.each([
    ['TRUSTED_HOPS', '1.5', 'is not a whole number of at least 0 and is ignored'],
    ['TRUSTED_HOPS', '-1', 'is not a whole number of at least 0 and is ignored'],
    ['MAIL_TIMEOUT_MS', '0', 'is not a number of at least 1 and is ignored'],
    ['BODY_TIMEOUT_MS', '0', 'is not a number of at least 1 and is ignored'],
    ['RATE_CONTACT_BURST', '0', 'is not a number of at least 1 and is ignored'],
    ['RATE_CONTACT_PER_MINUTE', '-1', 'is not a number of at least 0 and is ignored'],
    ['MAIL_LANGUAGE', 'fr', 'is no language that mails are written in and is ignored'],
  ])('%s=%s makes no sense', (name, value, why) => {
    const { config, warnings } = readConfig({ [name]: value });
    expect(warnings).toContain(`${name} ${why}`);
    expect(config).toEqual(readConfig({}).config);
  });

  it.each([
    ['TRUSTED_HOPS', '2', { trustedHops: 2 }],
    ['BODY_TIMEOUT_MS', '1', { bodyTimeoutMs: 1 }],
    ['RATE_CONTACT_BURST', '1', { limits: { contact: { burst: 1 } } }],
    ['RATE_CONTACT_PER_MINUTE', '0', { limits: { contact: { perMinute: 0 } } }],
  ])('%s=%s does', (name, value, expected) => {
    expect(readConfig({ [name]: value }).config).toMatchObject(expected);
  });

  it('CONF-3: the alternative address of the e-mail API takes the place of the provider’s', () => {
    const env = { RESEND_BASE_URL: 'https://mail.example/v2/' };
    expect(readConfig(env).config.mail.baseUrl).toBe('https://mail.example/v2');
  });

  it('the newer public keys are read from their list', () => {
    const env = { SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}', SUPABASE_ANON_KEY: 'y' };
    expect(readConfig(env).config.publicKeys).toEqual(['y', 'sb_publishable_x']);
    expect(readConfig({ SUPABASE_PUBLISHABLE_KEYS: '{' }).warnings.join()).toContain(
      'SUPABASE_PUBLISHABLE_KEYS',
    );
  });

  it('without a key mails stay in the outbox; with a key and without a sender they wait', () => {
    const key = { RESEND_API_KEY: 're_x' };
    const sender = { MAIL_FROM: 'a@b.cd', MAIL_TO_PRIMARY: 'e@f.gh' };
    expect(readConfig({}).config.mailer).toBe('local');
    expect(readConfig(key).config.mailer).toBe('hold');
    expect(readConfig({ ...key, ...sender }).config.mailer).toBe('resend');
    expect(readConfig({ ...key, ...sender, MAILER: 'local' }).config.mailer).toBe('local');
  });
});

describe('who a client is', () => {
  const request = (headers: Record<string, string>) => new Request('http://x', { headers });

  it('row 27: what a client writes into the header itself is not believed', () => {
    const forged = request({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3', 'cf-connecting-ip': '4.4.4.4' });
    const address = (trustedHops: number, addressHeader = '') =>
      forwardedAddress(forged, '9.9.9.9', { trustedHops, addressHeader });
    expect([0, 1, 2, 3, 9].map((hops) => address(hops))).toEqual([
      '9.9.9.9',
      '3.3.3.3',
      '2.2.2.2',
      '1.1.1.1',
      '1.1.1.1',
    ]);
    expect(address(0, 'cf-connecting-ip')).toBe('4.4.4.4');
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['::ffff:0102:fE04', '1.2.254.4'],
    ['[0:0:0:0:0:ffff:a00:1]:443', '10.0.0.1'],
    ['::fffe:102:304', '0:0:0:0::/64'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:0db8:0001:0002::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it('is a name that changes each day and with the salt', async () => {
    const [day, next] = [new Date('2026-01-01T23:59:00Z'), new Date('2026-01-02T00:01:00Z')];
    const hash = await clientHash('127.0.0.1', 'salt', day);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await clientHash('127.0.0.1', 'salt', day)).toBe(hash);
    expect(await clientHash('127.0.0.1', 'salt', next)).not.toBe(hash);
    expect(await clientHash('127.0.0.1', 'other', day)).not.toBe(hash);
    expect(await clientHash('127.0.0.2', '', day)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('tokens and secrets', () => {
  const subject = { subscriberId: '0198c0de-0000-7000-8000-00000000abcd', version: 3 };

  it('a token is the same bytes at every try and names its reader', async () => {
    const tokens = createLinkTokens('secret', 'unsubscribe');
    const token = await tokens.make(subject);
    expect(await tokens.make(subject)).toBe(token);
    expect(await tokens.read(token)).toEqual(subject);
  });

  it('row 50: a token with any bit changed is none', async () => {
    const tokens = createLinkTokens('secret', 'unsubscribe');
    const bytes = Buffer.from(await tokens.make(subject), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await tokens.read(changed.toString('base64url'))).toBeUndefined();
    }
  });

  it('row 50: secrets are compared in a time that does not depend on where they differ', async () => {
    expect(sameBytes(new Uint8Array([1, 2]), new Uint8Array([1, 2]))).toBe(true);
    expect(sameBytes(new Uint8Array([1, 2]), new Uint8Array([1, 3]))).toBe(false);
    expect(sameBytes(new Uint8Array([1, 2]), new Uint8Array([1]))).toBe(false);
    expect(await Promise.all([sameSecret('a', 'a'), sameSecret('a', 'b'), sameSecret('', '')])).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('trying again', () => {
  /** What becomes of a mail when the provider answers so. */
  const verdictOn = (response: Response) =>
    sendWithResend(
      {
        fetch: async () => response,
        config: readConfig({}).config,
        now: () => new Date('2026-01-01T00:00:00Z'),
      },
      { mail: { from: '', to: [], subject: '', text: '', html: '' }, key: 'key' },
    );

  it('waits longer each time, up to an hour, anywhere within', () => {
    expect([0, 1, 2, 3, 20].map((attempts) => backoffSeconds(attempts, 1))).toEqual([10, 20, 40, 80, 3600]);
    expect([0, 5].map((attempts) => backoffSeconds(attempts, 0))).toEqual([1, 1]);
  });

  it.each([
    ['7', 7],
    ['0', 1],
    [null, 2],
    ['soon', 2],
    ['Thu, 01 Jan 2026 00:00:09 GMT', 9],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 1],
    ['1000000000', 3600],
    ['99999999999999999999', 3600],
    [`${'9'.repeat(400)}`, 3600],
    ['Wed, 21 Oct 2099 07:28:00 GMT', 3600],
  ])('retry-after %s is %i seconds', async (header, seconds) => {
    const headers: HeadersInit = header === null ? {} : { 'retry-after': header };
    expect(await verdictOn(new Response('{}', { status: 429, headers }))).toMatchObject({ seconds });
  });

  it.each([
    [200, { id: 'x' }, 'sent'],
    [200, {}, 'unsure'],
    [302, {}, 'wait'],
    [400, {}, 'refused'],
    [408, {}, 'unsure'],
    [413, {}, 'refused'],
    [502, {}, 'unsure'],
  ])('the answer %i %o means %s', async (status, answer, kind) => {
    expect(await verdictOn(Response.json(answer, { status }))).toMatchObject({ kind });
  });
});
