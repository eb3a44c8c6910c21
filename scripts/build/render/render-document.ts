import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import type { Route } from '../../../src/engine/core/addresses/routes.ts';
import type { Pieces } from '../../../src/engine/core/render/pieces.ts';
import type { Site } from '../../../src/engine/core/site.ts';
import type { PageData } from '../../../src/engine/core/types.ts';
import type { CodeBundle } from '../code/code-bundle.ts';

/** All that a route's document is made of. Equal inputs give equal documents. */
export type PageInput = { route: Route; data: PageData; payload: Pieces; head: string };

/** The parts of a document; `styles` are the addresses of its stylesheets. */
type DocumentParts = {
  site: Site;
  input: PageInput;
  body: Pieces;
  bundle: CodeBundle;
  styles: { own: string; rest: string; rare: string };
};

const bootScript = ({ boot, player }: CodeBundle, { constants }: Site['settings'], styles: string) =>
  `<script async src="${boot}" data-player="${player}" data-styles="${styles}" data-header="${constants.headerOpaqueAfter}" ` +
  `data-floating="${constants.floatingButtonAfter}" data-reveal="${constants.revealMargin}"></script>`;

const preload = (font: string) =>
  `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;

/** The whole document of a route: complete without scripts, made live by them. Carries no style attribute. */
export const renderDocument = ({ site, input, body, bundle, styles }: DocumentParts): Pieces => {
  const { page } = input.data;
  const before = `<!doctype html>
<html lang="${page.locale}" dir="${page.dir}" data-page="${dataPath(input.route.path)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${styles.own}">
<link rel="stylesheet" href="${styles.rare}" media="print,(scripting:none),(forced-colors:active)">
${bootScript(bundle, site.settings, styles.rest)}
${bundle.fonts.map(preload).join('\n')}
${input.head}
</head>
<body><div id="root">`;
  return [before, ...body, '</div></body>\n</html>\n'];
};
