import type { ServicesConfig } from '../../src/generated/types.ts';

/** The hash of an empty style element: Emotion and the toasts fill theirs through the CSSOM, never with text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const foreignOrigin = (url: string | undefined): string[] => {
  if (!url || !URL.canParse(url)) return [];
  return [new URL(url).origin];
};

const connectSources = ({ backendUrl, contactUrl, newsletterUrl }: ServicesConfig): string[] => [
  ...new Set([backendUrl, contactUrl, newsletterUrl].flatMap(foreignOrigin)),
];

/** What Google Analytics 4 loads and where it reports to; Google's script is not written for Trusted Types. */
const analytics = {
  scripts: ['https://www.googletagmanager.com'],
  reports: [
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://*.analytics.google.com',
  ],
  strict: [],
};

const noAnalytics = {
  scripts: [],
  reports: [],
  strict: ["require-trusted-types-for 'script'", "trusted-types 'none'"],
};

const directive = (name: string, ...sources: string[]) => [name, "'self'", ...sources].join(' ');

/**
 * The Content-Security-Policy of every response: nothing inline, nothing from elsewhere, no string ever becomes
 * code. Only a configured measurement id lets the analytics service in.
 */
export const contentSecurityPolicy = (services: ServicesConfig): string => {
  const { scripts, reports, strict } = services.analyticsId ? analytics : noAnalytics;
  return [
    "default-src 'none'",
    directive('script-src', ...scripts),
    directive('style-src', emptyStyle),
    directive('img-src', ...reports),
    "font-src 'self'",
    directive('connect-src', ...connectSources(services), ...reports),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...strict,
  ].join('; ');
};

/** The headers every response carries. A host with TLS adds Strict-Transport-Security and upgrade-insecure-requests. */
export const securityHeaders = (services: ServicesConfig): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(services),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
});
