import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

describe('the Content-Security-Policy', () => {
  it('lets in nothing from elsewhere', () => {
    expect(contentSecurityPolicy({})).toBe(
      "default-src 'none'; script-src 'self'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self'; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('is the same when the services are on the site itself and nobody counts page views', () => {
    const own = { backendUrl: '/', contactUrl: '/functions/v1/a', newsletterUrl: '/b', analyticsId: '' };
    expect(contentSecurityPolicy(own)).toBe(contentSecurityPolicy({}));
  });

  it('lets forms be sent to the origins of the services, each named once', () => {
    const services = {
      backendUrl: 'https://project.example',
      contactUrl: 'https://project.example/functions/v1/resend-email',
      newsletterUrl: 'https://letters.example/subscribe?list=1',
    };
    expect(directives(contentSecurityPolicy(services)).get('connect-src')).toEqual([
      "'self'",
      'https://project.example',
      'https://letters.example',
    ]);
  });

  it('names no address that does not parse', () => {
    expect(contentSecurityPolicy({ backendUrl: "x; script-src 'unsafe-inline'" })).toBe(
      contentSecurityPolicy({}),
    );
  });

  it('CONF-6: lets Google Analytics in when a measurement id is configured', () => {
    const reports = [
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
      'https://*.analytics.google.com',
    ];
    const given = directives(contentSecurityPolicy({ analyticsId: 'G-ABC123' }));
    const usual = directives(contentSecurityPolicy({}));
    expect(given.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(given.get('connect-src')).toEqual(["'self'", ...reports]);
    expect(given.get('img-src')).toEqual(["'self'", ...reports]);
    const changed = ['script-src', 'connect-src', 'img-src', 'require-trusted-types-for', 'trusted-types'];
    for (const name of changed) {
      given.delete(name);
      usual.delete(name);
    }
    expect(given).toEqual(usual);
  });
});

describe('the security headers', () => {
  it('are these', () => {
    expect(securityHeaders({})).toEqual({
      'content-security-policy': contentSecurityPolicy({}),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
  });
});
