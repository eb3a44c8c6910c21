import { escapeHtml } from '../../src/engine/core/escape-html.ts';

/** A page for when there is nothing else to show: never a blank one. `script` keeps it up to date. */
export const messagePage = (title: string, text: string, script: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${script}
</head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body>
</html>
`;
