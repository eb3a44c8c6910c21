import { expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { problemsAfter } from '../testing/tiny-site.ts';

const en = 'locales/en.json#/about';
const es = 'locales/es.json#/about';
const inn = { title: 'La posada', text: 'Dónde duermen', more: 'Véngase' };
const spa = { title: 'El balneario', text: 'Dónde nadan' };

const given = {
  [`${en}/inn`]: { title: 'The inn', text: 'Where guests sleep', more: 'Come' },
  [`${en}/spa`]: { title: 'The spa', text: 'Where guests swim' },
  [`${es}/inn`]: inn,
  [`${es}/spa`]: spa,
  'pages/home.json#/sections/0/props/title': 't:about.inn.title',
  'pages/home.json#/sections/0/props/image/alt': 't:about.inn.text',
  'pages/home.json#/sections/0/props/button/label': 't:about.spa.title',
  'pages/lost.json#/sections/0/props/title': 't:about.spa.text',
  'pages/lost.json#/meta/title': 't:about.inn.more',
};

it('two groups in each other’s places are one fault, also when one has more texts', () => {
  const changes = { ...tinyLock(given), ...given, [`${es}/inn`]: spa, [`${es}/spa`]: inn };
  const told = problemsAfter(changes).filter(({ severity }) => severity === 'error');
  expect(told).toMatchObject([{ check: 'i18n/copied-text', pointer: '/about/inn/title' }]);
  expect(told[0]?.message).toContain('"about.inn" and "about.spa" were exchanged');
});
