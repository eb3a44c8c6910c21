import { describe, expect, it } from 'vitest';
import { outputsOf } from './outputs.ts';

describe('the format of --output without --format', () => {
  it.each([
    ['out.json', 'json'],
    ['out.sarif', 'sarif'],
    ['out.xml', 'junit'],
    ['out.txt', 'text'],
  ])('of %s is %s', (file, format) => expect(outputsOf(undefined, file)).toEqual([{ format, file }]));

  it('is not guessed from another ending', () => {
    expect(() => outputsOf(undefined, 'out.foo')).toThrow('Which format is "out.foo" to have?');
  });

  it.each(['toString', 'constructor', 'tex'])('is not %s', (format) => {
    expect(() => outputsOf(format)).toThrow(`not "${format}"`);
  });

  it('is the one that is named, whatever the file is called', () => {
    expect(outputsOf('text', 'out.json')).toEqual([{ format: 'text', file: 'out.json' }]);
  });
});
