import { describe, expect, it } from 'vitest';
import { contentProblem } from './dev-problems.ts';

describe('content that cannot be read', () => {
  it('is a fault of the configuration', () => {
    expect(contentProblem(new Error('No file'))).toMatchObject({
      file: 'site.config.json',
      message: 'No file',
    });
  });
});
