import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import { placesAfter } from '../testing/tiny-site.ts';
import { followOnChecks } from './follow-on-checks.ts';

describe('what several checks say of one text', () => {
  it('is told by the one that the others follow from', () => {
    const checks = new Set<CheckId>(['i18n/stale', 'i18n/html', 'content/punctuation']);
    expect([...followOnChecks(checks)]).toEqual(['i18n/stale', 'content/punctuation']);
  });

  it('is told by one also when they follow from each other in a circle', () => {
    const checks: CheckId[] = ['content/punctuation', 'i18n/number-mismatch'];
    expect([...followOnChecks(new Set(checks))]).toEqual(['content/punctuation']);
    const changes = {
      'locales/en.json#/about/again': 'We have 1,450 cups',
      'locales/es.json#/about/again': 'Tenemos 1,,450 tazas',
    };
    expect(placesAfter(changes)).toHaveLength(1);
  });

  it('is told also when a third check follows from none of the circle', () => {
    const checks: CheckId[] = ['content/punctuation', 'i18n/number-mismatch', 'i18n/changed-letter'];
    expect([...followOnChecks(new Set(checks))]).toEqual(['content/punctuation']);
  });
});
