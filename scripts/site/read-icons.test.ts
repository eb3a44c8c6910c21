import { describe, expect, it } from 'vitest';
import { readIcons } from './read-icons.ts';

describe('readIcons', () => {
  it('reads the icons of lucide, also by names that they had before', async () => {
    const icons = await readIcons('/nowhere');
    expect(icons.house?.length).toBeGreaterThan(0);
    expect(icons.home).toEqual(icons.house);
    expect(icons.music?.length).toBeGreaterThan(0);
  });
});
