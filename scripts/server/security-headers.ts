import type { ServicesConfig } from '../../src/generated/types.ts';

/** The hash of an empty style element: Emotion and the toasts fill theirs through the CSSOM, never with text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const foreignOrigin = (url: string | undefined): string[] => {
  if (!url || !URL.canParse(url)) return [];
  return [new URL(url).origin];
};

const connectSources = ({ backendUrl, contactUrl, newsletterUrl }: ServicesConfig): string =>
  ["'self'", ...new Set([backendUrl, contactUrl, newsletterUrl].flatMap(foreignOrigin))].join(' ');

/** The Content-Security-Policy of every response: nothing inline, nothing from elsewhere, no string ever becomes code. */
export const contentSecurityPolicy = (services: ServicesConfig): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${connectSources(services)}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

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
