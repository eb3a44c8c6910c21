import type { Asset } from '../../types.ts';
import type { Problem } from '../problems/problem.ts';
import { checkSite } from './check-site.ts';
import { type Changes, tinySite } from './tiny-site.ts';

/** What is wrong with the tiny site when its one picture is another file, after some changes. */
export const problemsWithPicture = (src: string, asset: Partial<Asset>, changes: Changes = {}): Problem[] => {
  const site = tinySite({ 'pages/home.json#/sections/0/props/image/src': src, ...changes });
  const assets = { ...site.assets, [src]: { url: src, width: 1600, height: 900, ...asset } };
  return checkSite({ ...site, assets });
};
