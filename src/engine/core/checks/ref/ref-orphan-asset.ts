import { configFile, publicFile } from '../../file-names.ts';
import { listOf, objectOf } from '../../json/json-value.ts';
import { ownKeyword } from '../../schema/own-keyword.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { howToDeleteFile } from '../context/files/fitting-name.ts';
import type { Marked } from '../context/marks/marked.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { placeOfLostPicture } from './place-of-lost-picture.ts';

/** A pattern for files with one of some endings. */
const endingIn = (endings: string): string => `\\.(?:${endings.replaceAll(' ', '|')})$`;

/** The files that content names; what lies beside them, such as a host's own files, is somebody else's. */
const named = new RegExp(
  endingIn('svg png jpe?g webp avif gif pdf mp4 webm mp3 zip rar 7z docx? xlsx? pptx? od[tsp] rtf csv'),
  'i',
);

/** Icons that browsers and phones ask for by these names, or that a manifest names. */
const askedFor =
  /^\/(apple-touch-icon|favicon|android-chrome|mstile|safari-pinned-tab|web-app-manifest)[\w-]*\.(png|svg)$/;

/** What drawing programs save for themselves and what other programs keep aside. */
const setAside = endingIn('psd psb ai indd sketch fig xd xcf afdesign afphoto bak orig old rej te?mp swp');

/** Copies by their names, as programs and people call them. */
const copies = [
  '~$',
  '(?:^|/)(?:copy of|copia de) [^/]*$',
  ' (?:copy|copia)(?: ?\\(?\\d+\\)?)?\\.\\w+$',
  ' \\(\\d+\\)\\.\\w+$',
];

const leftover = new RegExp([setAside, ...copies].join('|'), 'i');

/** What Windows and macOS keep in folders that somebody has opened. */
const ofSystem = /(^|\/)(\.DS_Store|\._[^/]*|(eh)?thumbs(_vista)?\.db|desktop\.ini)$/i;

const iconFile = (name: unknown) => `/icons/${String(name)}.svg`;

/** Every file that a document, a link or the configuration names, and the files behind the names of icons. */
const usedFiles = ({ marks, links, given, source }: CheckContext): Set<string> => {
  const { icon, logo, shareImage } = objectOf(given.config);
  const used = new Set([icon, logo, objectOf(shareImage).template].map(String));
  for (const { kind, value } of marks) {
    if (kind === 'asset') used.add(value);
    if (kind === 'icon') used.add(iconFile(value));
  }
  for (const { target } of links) if (target.kind === 'path') used.add(target.path);
  for (const to of Object.values(source.config.redirects ?? {})) used.add(to);
  for (const schema of Object.values(source.schemas)) {
    for (const name of listOf(ownKeyword(schema, 'x-icons'))) used.add(iconFile(name));
  }
  return used;
};

/** The place where the settings show a file twice, although a file that is named like an icon is not shown. */
const twiceInSettings = ({ given }: CheckContext, file: string): Pick<Finding, 'file' | 'pointer'>[] => {
  const { icon, logo } = objectOf(given.config);
  return icon === logo && /icon/i.test(file) ? [{ file: configFile, pointer: '/icon' }] : [];
};

/** The lost setting that a file is named after: "favicon.svg" was the icon. */
const lostSettingOf = ({ given }: CheckContext, file: string): string | undefined => {
  if (leftover.test(file) || ofSystem.test(file)) return undefined;
  const config = objectOf(given.config);
  const called = { icon: /icon/i, logo: /^\/(images\/)?logo\./i, shareImage: /share/i };
  return Object.entries(called).find(([name, words]) => config[name] === undefined && words.test(file))?.[0];
};

/**
 * Whether a picture is also shown elsewhere: what stands at one place only did not come there instead of another, unless
 * it is an icon among pictures.
 */
const isShownElsewhere = ({ marks, given }: CheckContext, shown: Marked): boolean => {
  const { icon, logo } = objectOf(given.config);
  return (
    [icon, logo].includes(shown.value) ||
    shown.value.startsWith('/icons/') ||
    marks.some((mark) => mark !== shown && mark.kind === 'asset' && mark.value === shown.value)
  );
};

/** The place that seems to have shown a file which is left over; none for a file that was set aside and never shown. */
const placeThatShowed = (context: CheckContext, file: string): Marked | undefined => {
  if (leftover.test(file) || ofSystem.test(file)) return undefined;
  const place = placeOfLostPicture(context, file);
  return place && isShownElsewhere(context, place) ? place : undefined;
};

/** What is said of a file that nothing shows, where it seems to belong nowhere. Who has just put it there can take it away. */
export const messageOfUnshown = (file: string, isNew = false): string => {
  if (ofSystem.test(file))
    return `"${file}" is a file that the computer keeps for its own folders, and would be published with the site. Remove it.`;
  return leftover.test(file)
    ? `"${file}" is called like a copy or a file to work on, and would be published with the site. Move it out of the public folder.`
    : `Nothing shows or links "${file}". Use it, or remove ${isNew ? 'the file.' : `it: ${howToDeleteFile(file)}`}`;
};

/** A file that is left over: reported at the one place that seems to have shown it, or else at itself. */
const findingOf = (file: string, context: CheckContext, isOnly: boolean): Finding => {
  for (const place of twiceInSettings(context, file))
    return { ...place, ...withSuggestion(`The icon is the logo, and nothing shows "${file}".`, file) };
  const setting = isOnly ? lostSettingOf(context, file) : undefined;
  if (setting !== undefined) {
    const message = `Nothing shows "${file}", which is called as "${setting}". Write "${setting}" again, or remove the file.`;
    return { file: configFile, pointer: '', missing: setting, message };
  }
  const seems = isOnly ? placeThatShowed(context, file) : undefined;
  if (!seems) return { file: publicFile(file), pointer: '', message: messageOfUnshown(file) };
  const message = `This shows "${seems.value}", and nothing shows "${file}" any more, which belongs to the pictures beside it.`;
  return { ...seems.place, ...withSuggestion(message, file) };
};

/** Files of the public folder that nothing shows. Every visitor's host carries them, and nobody dares to remove them. */
export const refOrphanAsset: Check = {
  id: 'ref/orphan-asset',
  severity: 'warning',
  description: 'Every picture and document of the public folder is shown or linked somewhere.',
  advice:
    'What is in the public folder is published with the site, also a logo that was replaced long ago, or the drawing that it was made from. Remove the file, for example public/images/old-logo.svg, or use it on a page; keep files to work on, such as hero.psd, elsewhere.',
  comparesPages: true,
  run: (context) => {
    // A page that cannot be read may use any file.
    if (context.source.pages.some(({ file }) => context.unreadable.has(file))) return [];
    const used = usedFiles(context);
    const orphans = Object.keys(context.source.assets).filter(
      (file) =>
        [named, leftover, ofSystem].some((one) => one.test(file)) && !used.has(file) && !askedFor.test(file),
    );
    return orphans.map((file) => findingOf(file, context, orphans.length === 1));
  },
};
