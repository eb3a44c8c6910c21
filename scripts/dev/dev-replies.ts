import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../src/engine/core/render/escape-html.ts';
import type { DevSite } from './open-dev-site.ts';

/** What is answered from memory. */
export type DevReply = { status: number; type: string; body: string };

/** A document. */
export const htmlReply = (body: string, status = 200): DevReply => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
});

/** A script. */
export const scriptReply = (body: string): DevReply => ({ status: 200, type: 'text/javascript', body });

/** The element with the script that keeps an open page up to date. */
export const clientScript = (dev: DevSite): string => {
  const { document, content } = dev.state();
  return `<script type="module" src="/__dev.js?${new URLSearchParams({ document, content })}"></script>`.replace(
    '&',
    '&amp;',
  );
};

/** A page for when there is nothing else to show: never a blank one. */
const messageReply = (dev: DevSite, title: string, text: string): DevReply =>
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
export const nothingYetReply = (dev: DevSite): DevReply =>
  messageReply(
    dev,
    'This site cannot be shown yet',
    'Its content has problems. The site appears here by itself as soon as they are solved.',
  );

/** Instead of a page that cannot be drawn. */
export const failedReply = (dev: DevSite, message: string): DevReply =>
  messageReply(dev, 'This page cannot be shown', message);

/** Sends a reply, which nobody may keep. An answer that has begun is broken off. */
export const sendReply = (response: ServerResponse, { status, type, body }: DevReply): void => {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
};
