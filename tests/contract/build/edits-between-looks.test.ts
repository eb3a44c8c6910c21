import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editSinceBuild, readEdited } from '../../../scripts/build/site-edit.ts';
import { project } from '../../command.ts';
import { type EditedSite, editSite } from './edited-site.ts';

let edited: EditedSite;

beforeEach(async () => {
  edited = await editSite();
  // What was edited just now is not remembered.
  await setTimeout(60);
  await edited.build();
});
afterEach(() => edited.remove());

/** What an edited word makes a build look at, when something else is edited between its two looks at the site. */
const readAfter = async (editBetween: () => Promise<unknown>) => {
  const { site, out } = edited;
  const options = { root: site.root, out, cache: path.join(project, '.cache') };
  await site.replace('locales/es.json', 'Cerramos el círculo desde %{founded}', 'Nosotros');
  const edit = editSinceBuild(options);
  if (!edit) throw new Error('The build remembers nothing.');
  await editBetween();
  return readEdited(options, edit);
};

describe('a site that is edited while a build begins', () => {
  it('is read in part when nothing else was edited', async () => {
    expect(await readAfter(async () => undefined)).toBeDefined();
  });

  it('is looked at as a whole when a page came', async () => {
    const add = async () => {
      const page = await edited.site.read('pages/rewards.json');
      await edited.site.write(
        'pages/more.json',
        page.replace('"rewards"', '"more"').replace('"/rewards"', '"/more"'),
      );
    };
    expect(await readAfter(add)).toBeUndefined();
  });

  it('is looked at as a whole when a page went', async () => {
    expect(await readAfter(() => rm(path.join(edited.site.root, 'pages/rewards.json')))).toBeUndefined();
  });

  it('is looked at as a whole when a page that shows the edited word has another address', async () => {
    const move = () => edited.site.replace('pages/about-us.json', '"/about-us"', '"/about"');
    expect(await readAfter(move)).toBeUndefined();
  });
});
