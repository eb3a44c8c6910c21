import { expect, it } from 'vitest';
import { partRules } from './part-rules.ts';
import { restOfRules } from './rest-of-rules.ts';
import { usedRules } from './used-rules.ts';

const css = '.a{gap:0}.a[data-open]{color:red}.a[data-look="ink"]:not([dir="rtl"]){color:blue}.a b{gap:1px}';
const attributes = [' data-open="', ' data-look="ink"', ' dir="rtl"', ' class="'];

it('a stylesheet is parted for each page as if it were the only one', () => {
  const part = partRules(css);
  for (let round = 0; round < 2; round += 1)
    for (let choice = 0; choice < 2 ** attributes.length; choice += 1) {
      const has = (attribute: string) =>
        attributes.some(
          (each, index) => Math.floor(choice / 2 ** index) % 2 === 1 && each.startsWith(attribute),
        );
      expect(part(has)).toEqual({ used: usedRules(css, has), rest: restOfRules(css, has) });
    }
});

it('its rest may be that of a part of it', () => {
  const { used, rest } = partRules(css, '.a[data-open]{color:red}')(() => false);
  expect(used).toContain('gap:1px');
  expect(rest).toBe('.a[data-open]{color:red;}');
});
