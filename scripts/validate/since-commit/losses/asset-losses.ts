import path from 'node:path';
import { nameOf } from '../../../../src/engine/core/checks/context/files/nearest-file.ts';
import { placeName } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { counted, firstThree } from '../../../../src/engine/core/counted.ts';
import { publicAddress, publicFile } from '../../../../src/engine/core/file-names.ts';
import { shellWord } from '../../../cli/shell-word.ts';
import { commitInWords, takeBack, takeFileBack } from '../../../git/commit-in-words.ts';
import { isAssetName } from '../../../site/is-asset-name.ts';
import type { GoneAsset, Past } from '../look-back.ts';
import type { Loss } from './loss.ts';

/** The folders around a file, the outermost first. */
const foldersOf = (file: string): string[] =>
  file
    .split('/')
    .map((_, index, parts) => parts.slice(0, index).join('/'))
    .slice(1);

/** Whether a problem is that one of these files is missed, or that what holds its content now is not shown. */
const followsFrom = (assets: GoneAsset[]): ((problem: Problem) => boolean) => {
  const gone = new Set(assets.map(({ src }) => src));
  const left = new Set(assets.flatMap(({ now }) => (now === undefined ? [] : [publicFile(now)])));
  return ({ check, file, named }) => {
    const [name = ''] = named?.values ?? [];
    return (
      (check === 'ref/missing-asset' && gone.has(name)) ||
      (check === 'ref/missing-icon' && gone.has(`/icons/${name}.svg`)) ||
      (check === 'ref/orphan-asset' && left.has(file))
    );
  };
};

/** A folder that is gone, with its files. */
type GoneFolder = { folder: string; assets: GoneAsset[] };

/** The folders in which something is left. */
const foldersLeft = ({ files }: Past): Set<string> =>
  new Set(Object.keys(files.source.assets).map(publicFile).flatMap(foldersOf));

/** The folder that all files of another one are in now, each under its own name or path. */
const newNameOfFolder = (folder: string, assets: GoneAsset[]): string | undefined => {
  const places = assets.map(({ src, now = '' }) => {
    const within = publicFile(src).slice(folder.length);
    return now !== '' && publicFile(now).endsWith(within) ? publicFile(now).slice(0, -within.length) : '';
  });
  const [place] = new Set(places);
  return place !== '' && new Set(places).size === 1 ? place : undefined;
};

/** The files that problems are in: the first one, and how many more. */
const filesOf = (problems: Problem[]): string => {
  const [first = 'the pages', ...more] = new Set(problems.map(({ file }) => file));
  return more.length === 0 ? first : `${first} and ${counted(more.length, 'more file')}`;
};

/** A folder in which nothing is left. Where one place alone still shows its old name, that place is wrong. */
const lostFolder = (past: Past, problems: Problem[], { folder, assets }: GoneFolder): Loss[] => {
  const now = newNameOfFolder(folder, assets);
  const isFollower = followsFrom(assets);
  const following = problems.filter(isFollower);
  const [only, another] = following;
  const isOnePlace = only !== undefined && another === undefined && (only.named?.values?.length ?? 1) === 1;
  if (now !== undefined && isOnePlace) return [];
  const it = `${folder} was there at ${commitInWords(past.since)} with ${counted(assets.length, 'file')}`;
  const message =
    now === undefined
      ? `${it}, and is gone. ${takeFileBack(past, folder)}`
      : `${it}; it is called ${now} now. Call it ${folder} again, or write "${publicAddress(now)}/…" in ${filesOf(following)}.`;
  return [{ told: { file: now ?? folder, pointer: '', message }, isFollower }];
};

/** The places that still show a file, as content owners call them. */
const showersOf = (missed: Problem[]): string =>
  firstThree([...new Set(missed.map((problem) => placeName(problem) ?? problem.file))]);

/** Whoever replaced a picture takes the new one everywhere; whoever deleted it by a slip takes it back. */
const goneInWords = (past: Past, file: string, missed: Problem[]): string =>
  `${file} was there at ${commitInWords(past.since)} and is gone, but it is still shown: ${showersOf(missed)}. Show another there, or take it back: ${takeBack(past, file)}`;

/** Whether a new name may be given by the command: capitals alone are no name that anybody wants. */
const mayBeMeant = (src: string, now: string): boolean =>
  now.toLowerCase() !== src.toLowerCase() &&
  isAssetName(now) &&
  path.posix.extname(now) === path.posix.extname(src) &&
  now.startsWith('/icons/') === src.startsWith('/icons/');

const renamedInWords = ({ since }: Past, src: string, now: string): string => {
  const file = publicFile(src);
  const isMoved = nameOf(now) === nameOf(src);
  const [is, remedy] = isMoved
    ? ['it lies at', `Move it back to ${file}.`]
    : ['it is called', `Call it ${file} again.`];
  const was = `${file} was there at ${commitInWords(since)}; ${is} ${publicFile(now)} now, and is still shown by its old name. ${remedy}`;
  return !mayBeMeant(src, now)
    ? was
    : `${was} After that, this command gives it the new name everywhere: npm run content -- rename asset ${shellWord(src)} ${now}`;
};

const lostFile = (past: Past, problems: Problem[], asset: GoneAsset): Loss => {
  const { src, now } = asset;
  const file = publicFile(now ?? src);
  const isFollower = followsFrom([asset]);
  const message =
    now === undefined ? goneInWords(past, file, problems.filter(isFollower)) : renamedInWords(past, src, now);
  return { told: { file, pointer: '', message }, isFollower };
};

/** Files of the public folder that are gone, or called otherwise, while something shows them by their names. */
export const assetLosses = (past: Past, problems: Problem[]): Loss[] => {
  const { goneAssets = [] } = past;
  if (goneAssets.length === 0) return [];
  const left = foldersLeft(past);
  /** The outermost folder around a file in which nothing is left, or else the file. */
  const goneWith = ({ src }: GoneAsset) =>
    foldersOf(publicFile(src)).find((folder) => !left.has(folder)) ?? src;
  return [...Map.groupBy(goneAssets, goneWith)].flatMap(([folder, assets]) =>
    assets.length > 1
      ? lostFolder(past, problems, { folder, assets })
      : assets.map((asset) => lostFile(past, problems, asset)),
  );
};
