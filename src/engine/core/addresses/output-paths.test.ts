import { describe, expect, it } from 'vitest';
import { dataPath, pathOfPayload } from './output-paths.ts';

describe('the payload of a page', () => {
  it.each([
    ['/', '/_data/index.json'],
    ['/-es', '/_data/-es.json'],
    ['/solutions/loyalty', '/_data/solutions/loyalty.json'],
  ])('of %s is at %s', (path, address) => {
    expect(dataPath(path)).toBe(address);
    expect(pathOfPayload(address)).toBe(path);
  });

  it.each(['/index.json', '/_data/rewards', '/_data2/rewards.json'])('is not at %s', (address) => {
    expect(pathOfPayload(address)).toBeUndefined();
  });
});
