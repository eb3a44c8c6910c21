import { describe, expect, it } from 'vitest';
import { hydrated, withBrowser } from './browser-page.ts';
import { errorOf, field, submit } from './form-page.ts';

const open = withBrowser();

const wrong = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  message: 'Message must be at least 10 characters long.',
};

/** What the form says of each value when it stands in a field of a form that was submitted. */
const verdicts = async (name: 'name' | 'email' | 'message', values: string[]) => {
  const { page } = await open('/contact');
  await hydrated(page);
  // A field of type email takes its own spaces away: as text it shows what the form does.
  await field(page, 'email').evaluate((input: HTMLInputElement) => Object.assign(input, { type: 'text' }));
  await submit(page).click();
  await page.locator('[name=inquiry][aria-invalid]').waitFor();
  const found: [string, string][] = [];
  for (const value of values) {
    await field(page, name).fill(value);
    found.push([value, (await errorOf(page, name)) ?? 'right']);
  }
  return found;
};

describe('FORM-2: lengths are counted in characters, without the spaces around them', () => {
  it('of the name', async () => {
    const expected: [string, string][] = [
      ['A', wrong.name],
      ['😀', wrong.name],
      ['😀😀', 'right'],
      ['   A   ', wrong.name],
      [' Al ', 'right'],
      ['ñ'.repeat(100), 'right'],
    ];
    const values = expected.map(([value]) => value);
    expect(await verdicts('name', values)).toEqual(expected);
  });

  it('of the message', async () => {
    const expected: [string, string][] = [
      ['nine char', wrong.message],
      ['   nine char   ', wrong.message],
      ['ten chars!', 'right'],
      ['😀'.repeat(9), wrong.message],
      ['😀'.repeat(10), 'right'],
      ['\n'.repeat(10), wrong.message],
    ];
    const values = expected.map(([value]) => value);
    expect(await verdicts('message', values)).toEqual(expected);
  });

  it('an address has text, an at sign, text, a dot and text', async () => {
    const expected: [string, string][] = [
      ['ana', wrong.email],
      ['ana@solmarea', wrong.email],
      ['ana@ solmarea.example', wrong.email],
      ['@.', wrong.email],
      ['ana@solmarea.example', 'right'],
      ['  ana@solmarea.example  ', 'right'],
      ['ana+tag@sub.solmarea.example', 'right'],
    ];
    const values = expected.map(([value]) => value);
    expect(await verdicts('email', values)).toEqual(expected);
  });
});
