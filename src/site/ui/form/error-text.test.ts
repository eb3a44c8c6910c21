import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';

it('a rule without a message borrows the first', () => {
  expect(errorText({ minLength: 'Too short' }, 'required')).toBe('Too short');
  expect(errorText({ minLength: 'Too short', required: 'Missing' }, 'required')).toBe('Missing');
  expect(errorText({ required: 'Missing', pattern: 'No address' }, 'maxLength')).toBe('No address');
  expect(errorText(undefined, 'pattern')).toBe('pattern');
});
