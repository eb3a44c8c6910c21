import { htmlFile, madeFiles } from '../../src/engine/core/addresses/output-paths.ts';
import { isFileAddress } from '../../src/engine/core/addresses/plain-address.ts';
import { type Redirect, redirectsOf } from '../../src/engine/core/addresses/redirects.ts';
import { localeOfPath, type Manifest } from '../../src/engine/core/addresses/routes.ts';
import { escapeHtml } from '../../src/engine/core/render/escape-html.ts';

/** A file of the output folder with its content. */
type OutputFile = { file: string; text: string };

/** Sends a visitor on where the host knows no redirects. The address without script or style fits any policy. */
const redirectPage = ({ config }: Manifest, { from, to }: Redirect): string => {
  const absolute = escapeHtml(to.startsWith('/') ? config.origin + to : to);
  const address = escapeHtml(to);
  return `<!doctype html>
<html lang="${localeOfPath(config, from)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(config.name)}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${absolute}">
</head>
<body><a href="${address}">${absolute}</a></body>
</html>
`;
};

/**
 * What static hosts need to send old addresses on: `_redirects`, which Netlify and Cloudflare answer with 301, and
 * for every other host a page at the old address. Nothing when the site has no redirects.
 */
export const redirectFiles = (manifest: Manifest): OutputFile[] => {
  const redirects = redirectsOf(manifest);
  if (redirects.length === 0) return [];
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const pages = redirects.filter(({ from }) => !isFileAddress(from));
  return [
    { file: madeFiles.redirects, text: lines.join('') },
    ...pages.map((redirect) => ({ file: htmlFile(redirect.from), text: redirectPage(manifest, redirect) })),
  ];
};
