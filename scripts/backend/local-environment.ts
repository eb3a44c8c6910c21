import type { Environment } from '../../supabase/functions/_shared/environment-reader.ts';

/** The public key of a site that has none of its own: it keeps nobody out, the origin and the limits do. */
const localKey = 'local-public-key';

type Local = {
  /** Where this server answers, without a slash at the end. */
  address: string;
  /** The key that the site's pages carry. */
  backendKey: string;
  /** The secret that this folder keeps. */
  secret: string;
};

const originOf = (url: string | undefined): string | undefined =>
  url && URL.canParse(url) ? new URL(url).origin : undefined;

/** The environment, with everything that the functions need on this computer and that it does not say. */
export const localEnvironment = (env: Environment, { address, backendKey, secret }: Local): Environment => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const alsoHere = address.replace('//127.0.0.1', '//localhost');
  return {
    SITE_URL: `${address}/`,
    FUNCTIONS_URL: `${originOf(given.SITE_URL) ?? address}/functions/v1`,
    SUPABASE_ANON_KEY: localKey,
    UNSUBSCRIBE_SECRET: secret,
    ...given,
    // The pages that this server serves are those of the site, whatever its public address is.
    SITE_ORIGINS: [given.SITE_ORIGINS, address, alsoHere].filter(Boolean).join(','),
    ...(backendKey && !given.SUPABASE_PUBLISHABLE_KEY && { SUPABASE_PUBLISHABLE_KEY: backendKey }),
  };
};
