import { expect, it } from 'vitest';
import { fittingName, howToRenameFile } from './fitting-name.ts';

it.each([
  ['/images/people/Founder Photo.PNG', 'png', '/images/people/founder-photo.png'],
  ['/images/Equipo (Cádiz)/Señal.jpeg', 'jpeg', '/images/equipo-cadiz/senal.jpeg'],
  ['/images/Team_A.jpg', 'png', '/images/Team_A.png'],
  ['/images/hero.JPG', undefined, '/images/hero.jpg'],
  ['/images/写真.webp', 'webp', '/images/picture.webp'],
  ['/images/hero.avif', 'heif', '/images/hero.avif'],
])('%s, which holds %s, should be called %s', (file, format, name) => {
  expect(fittingName(file, format)).toBe(name);
});

it('the command that renames a file is written as a shell reads it', () => {
  expect(howToRenameFile('/images/A b.png', '/images/a-b.png')).toBe(
    "npm run content -- rename asset '/images/A b.png' /images/a-b.png",
  );
});
