import { expect, it } from 'vitest';
import { refuseStrangeFolder } from './refuse-strange-folder.ts';

it.each(['#', '?', '*'])('refuses a folder whose name the bundler cannot read: %s', (sign) => {
  expect(() => refuseStrangeFolder(`/home/Site ${sign}1`)).toThrow(
    `because of the ${sign} in this name. Rename`,
  );
});

it('takes any other name', () => {
  expect(() => refuseStrangeFolder("/home/Müller & Co's (100 %) [neu]")).not.toThrow();
});
