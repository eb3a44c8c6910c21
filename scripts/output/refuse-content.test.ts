import { describe, expect, it } from 'vitest';
import { refuseContent } from './refuse-content.ts';

describe('an output folder', () => {
  it.each(['/site/public', '/site/public/built', '/site/pages/'])('is none of the content: %s', (out) => {
    expect(() => refuseContent('/site', out)).toThrow('holds the content of the site.');
  });

  it.each(['/site/dist', '/site/public-2', '/site', '/public', '/site/..public'])('may be %s', (out) => {
    expect(() => refuseContent('/site', out)).not.toThrow();
  });
});
