import { escapeHtml } from '../../src/engine/core/render/escape-html.ts';
import type { HttpReply } from '../server/reply.ts';
import type { DevSite } from './open-dev-site.ts';

/** What is answered at the moment, which nobody may keep. */
export const devReply = (type: string, body: string, status = 200): HttpReply => ({
  status,
  type,
  headers: { 'cache-control': 'no-store' },
  body,
});

/** A document. */
export const htmlReply = (body: string, status?: number): HttpReply =>
  devReply('text/html; charset=utf-8', body, status);

/** A script. */
export const scriptReply = (body: string): HttpReply => devReply('text/javascript', body);

/** The element with the script that keeps an open page up to date. */
export const clientScript = (dev: DevSite): string => {
  const { document, content } = dev.state();
  return `<script type="module" src="/__dev.js?${new URLSearchParams({ document, content })}"></script>`.replace(
    '&',
    '&amp;',
  );
};

/** A page for when there is nothing else to show: never a blank one. */
const messageReply = (dev: DevSite, title: string, text: string): HttpReply =>
  htmlReply(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${clientScript(dev)}
</head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body>
</html>
`,
    500,
  );

/** Instead of every page of a site that was never right. */
export const nothingYetReply = (dev: DevSite): HttpReply =>
  messageReply(
    dev,
    'This site cannot be shown yet',
    'Its content has problems. The site appears here by itself as soon as they are solved.',
  );

/** Instead of a page that cannot be drawn. */
export const failedReply = (dev: DevSite, message: string): HttpReply =>
  messageReply(dev, 'This page cannot be shown', message);
