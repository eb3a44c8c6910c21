import { type AnalyticsKind, analyticsKind } from '../../src/engine/core/analytics-kind.ts';
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

const googleReports = [
  'https://*.google-analytics.com',
  'https://*.googletagmanager.com',
  'https://*.analytics.google.com',
];

const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

/** The needs of a service that counts page views beyond the site: scripts, pictures, addresses for reports. */
type Needs = { scripts: string[]; images: string[]; reports: string[]; strict: string[]; embedder: string };

const nothing: Needs = {
  scripts: [],
  images: [],
  reports: [],
  strict: trustedTypes,
  embedder: 'require-corp',
};

/**
 * What Google Analytics 4 loads and where it reports to. Its script is not written for Trusted Types, and its answers
 * do not all say that other sites may use them.
 */
const google: Needs = {
  scripts: ['https://www.googletagmanager.com'],
  images: googleReports,
  reports: googleReports,
  strict: [],
  embedder: 'credentialless',
};

const policyNeeds = (services: ServicesConfig): Needs => {
  const ownScript = (): Needs => ({ ...nothing, reports: foreignOrigin(services.analyticsUrl) });
  const needs: Record<AnalyticsKind, () => Needs> = {
    none: () => nothing,
    ga4: () => google,
    plausible: ownScript,
    beacon: ownScript,
  };
  return needs[analyticsKind(services)]();
};

const directive = (name: string, ...sources: string[]) => [name, "'self'", ...sources].join(' ');

/**
 * The Content-Security-Policy of every response: nothing inline, nothing from elsewhere, no string ever becomes code.
 * It allows only what the configured service needs to count page views.
 */
const contentSecurityPolicy = (services: ServicesConfig): string => {
  const { scripts, images, reports, strict } = policyNeeds(services);
  return [
    "default-src 'none'",
    directive('script-src', ...scripts),
    directive('style-src', emptyStyle),
    directive('img-src', ...images),
    "font-src 'self'",
    directive('connect-src', ...new Set([...connectSources(services), ...reports])),
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
  'cross-origin-embedder-policy': policyNeeds(services).embedder,
});
