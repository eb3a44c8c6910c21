import { createEnvironmentReader, type Environment, type Reader } from './environment-reader.ts';
import { knownLanguage } from './mail/words.ts';

/** A bucket of tokens: how many at once, and how many come back each minute. */
export type RateLimit = { burst: number; perMinute: number };

/** Where mails go: to Resend, into the outbox alone (`local`), or nowhere until the settings are whole (`hold`). */
type MailerKind = 'resend' | 'local' | 'hold';

/** The settings of the functions, from their environment. */
export type FunctionsConfig = {
  /** The origins whose pages may call the functions. */
  origins: readonly string[];
  /** The public keys a call may carry. */
  publicKeys: readonly string[];
  /** Where the site stands, with a slash at the end; empty when unknown. */
  siteUrl: string;
  /** Where the functions stand, without a slash at the end; empty when unknown. */
  functionsUrl: string;
  mailer: MailerKind;
  mail: {
    apiKey: string;
    baseUrl: string;
    from: string;
    to: readonly string[];
    cc: readonly string[];
    bcc: readonly string[];
    /** The language of the mails that go to the owner. */
    language: string;
    timeoutMs: number;
  };
  unsubscribeSecret: string;
  ipSalt: string;
  drainSecret: string;
  doubleOptIn: boolean;
  /** How many proxies of ours stand before the functions and append to `x-forwarded-for`. */
  trustedHops: number;
  /** A header that our own proxy overwrites with the visitor's address; empty when there is none. */
  addressHeader: string;
  /** A form sent faster than this after its first touch is marked as spam. */
  minFillMs: number;
  bodyTimeoutMs: number;
  limits: {
    contact: RateLimit;
    contactGlobal: RateLimit;
    newsletter: RateLimit;
    newsletterGlobal: RateLimit;
    pageview: RateLimit;
    pageviewGlobal: RateLimit;
  };
};

const publicKeysOf = (env: Reader): string[] => {
  const single = [env.text('SUPABASE_ANON_KEY'), env.text('SUPABASE_PUBLISHABLE_KEY')];
  const named = env.text('SUPABASE_PUBLISHABLE_KEYS');
  try {
    const keys = named === '' ? {} : (JSON.parse(named) as Record<string, unknown>);
    return [...single, ...Object.values(keys)].filter(
      (key) => typeof key === 'string' && key !== '',
    ) as string[];
  } catch {
    env.warn('SUPABASE_PUBLISHABLE_KEYS', 'is not JSON and is ignored');
    return single.filter(Boolean);
  }
};

const limitOf = (env: Reader, name: string, { burst, perMinute }: RateLimit): RateLimit => ({
  burst: env.number(`${name}_BURST`, burst, { min: 1 }),
  perMinute: env.number(`${name}_PER_MINUTE`, perMinute),
});

const limitsOf = (env: Reader): FunctionsConfig['limits'] => ({
  contact: limitOf(env, 'RATE_CONTACT', { burst: 5, perMinute: 1 }),
  contactGlobal: limitOf(env, 'RATE_CONTACT_GLOBAL', { burst: 60, perMinute: 60 }),
  newsletter: limitOf(env, 'RATE_NEWSLETTER', { burst: 10, perMinute: 2 }),
  newsletterGlobal: limitOf(env, 'RATE_NEWSLETTER_GLOBAL', { burst: 120, perMinute: 120 }),
  pageview: limitOf(env, 'RATE_PAGEVIEW', { burst: 60, perMinute: 30 }),
  pageviewGlobal: limitOf(env, 'RATE_PAGEVIEW_GLOBAL', { burst: 3000, perMinute: 3000 }),
});

const mailLanguageOf = (env: Reader): string => {
  const wanted = env.text('MAIL_LANGUAGE');
  if (wanted !== '' && !knownLanguage(wanted))
    env.warn('MAIL_LANGUAGE', 'is no language that mails are written in and is ignored');
  return knownLanguage(wanted) ?? 'en';
};

const mailOf = (env: Reader): FunctionsConfig['mail'] => ({
  apiKey: env.text('RESEND_API_KEY'),
  baseUrl: (env.url('RESEND_BASE_URL') || 'https://api.resend.com').replace(/\/+$/, ''),
  from: env.sender('MAIL_FROM'),
  to: [...env.addresses('MAIL_TO_PRIMARY'), ...env.addresses('MAIL_TO_SECONDARY')],
  cc: env.addresses('MAIL_CC'),
  bcc: env.addresses('MAIL_BCC'),
  language: mailLanguageOf(env),
  timeoutMs: env.number('MAIL_TIMEOUT_MS', 10_000, { min: 1 }),
});

const mailerOf = (env: Reader, { apiKey, from, to }: FunctionsConfig['mail']): MailerKind => {
  const wanted = env.text('MAILER') || (apiKey ? 'resend' : 'local');
  if (wanted === 'local' || wanted === 'hold') return wanted;
  if (wanted !== 'resend') env.warn('MAILER', 'is none of resend, local, hold and is ignored');
  if (!apiKey) env.warn('RESEND_API_KEY', 'is missing: mails wait in the outbox');
  if (!from) env.warn('MAIL_FROM', 'is missing: mails wait in the outbox');
  if (to.length === 0) env.warn('MAIL_TO_PRIMARY', 'is missing: mails wait in the outbox');
  return apiKey && from && to.length > 0 ? 'resend' : 'hold';
};

const functionsUrlOf = (env: Reader): string => {
  const own = env.url('FUNCTIONS_URL').replace(/\/+$/, '');
  const project = env.url('SUPABASE_URL').replace(/\/+$/, '');
  return own || (project && `${project}/functions/v1`);
};

const siteUrlOf = (env: Reader): string => {
  const url = env.url('SITE_URL');
  return url && !url.endsWith('/') ? `${url}/` : url;
};

/**
 * The settings of the functions. A wrong value is blanked with a warning and the others are kept; a missing one has the
 * documented default.
 */
export const readConfig = (environment: Environment): { config: FunctionsConfig; warnings: string[] } => {
  const env = createEnvironmentReader(environment);
  const siteUrl = siteUrlOf(env);
  const mail = mailOf(env);
  const publicKeys = publicKeysOf(env);
  const unsubscribeSecret = env.secret('UNSUBSCRIBE_SECRET');
  if (publicKeys.length === 0) env.warn('SUPABASE_ANON_KEY', 'is missing: every call of a form is refused');
  if (!unsubscribeSecret) env.warn('UNSUBSCRIBE_SECRET', 'is missing: the newsletter sends no mail');
  const config: FunctionsConfig = {
    origins: [...new Set([...env.origins('SITE_ORIGINS'), ...(siteUrl ? [new URL(siteUrl).origin] : [])])],
    publicKeys,
    siteUrl,
    functionsUrl: functionsUrlOf(env),
    mailer: mailerOf(env, mail),
    mail,
    unsubscribeSecret,
    ipSalt: env.secret('IP_SALT') || unsubscribeSecret,
    drainSecret: env.secret('OUTBOX_DRAIN_SECRET'),
    doubleOptIn: env.flag('DOUBLE_OPT_IN'),
    trustedHops: env.number('TRUSTED_HOPS', 0, { integer: true }),
    addressHeader: env.text('ADDRESS_HEADER').toLowerCase(),
    minFillMs: env.number('MIN_FILL_MS', 1000),
    bodyTimeoutMs: env.number('BODY_TIMEOUT_MS', 10_000, { min: 1 }),
    limits: limitsOf(env),
  };
  return { config, warnings: env.warnings };
};
