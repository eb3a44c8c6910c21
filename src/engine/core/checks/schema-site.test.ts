import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('schema/site', () => {
  it('reports a setting that does not exist', () => {
    const changes = { 'site.config.json#/notFoun': 'page:lost' };
    expect(placesAfter(changes)).toEqual(['schema/site site.config.json#/notFoun']);
    expect(messagesAfter(changes)[0]).toContain('There is no property "notFoun" here.');
  });

  it('reports a constant of the wrong kind', () => {
    const changes = { 'site.config.json#/constants/heroDelay': '100' };
    expect(placesAfter(changes)).toEqual(['schema/site site.config.json#/constants/heroDelay']);
    expect(messagesAfter(changes)[0]).toContain('It must be a number.');
  });

  it('reports a configuration without languages, and nothing that follows from it', () => {
    const changes = { 'site.config.json#/locales': [] };
    expect(placesAfter(changes)).toEqual(['schema/site site.config.json#/locales']);
  });
});
