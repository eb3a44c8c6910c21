import { escapeHtml } from './escape.ts';

/**
 * A whole mail as the provider takes it. It is rendered once, when its data is stored: the provider refuses another
 * text under the same key.
 */
export type Mail = {
  from: string;
  to: readonly string[];
  cc?: readonly string[];
  bcc?: readonly string[];
  reply_to?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
};

const single = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\"]+$/;

/** Whether this is one address and nothing else, so that it may stand in the head of a mail. */
export const isSingleAddress = (address: string): boolean => single.test(address);

const style =
  'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#10302d;max-width:36rem';

/** A mail's HTML document. `body` is HTML already. */
export const htmlMail = ({
  language,
  title,
  body,
}: {
  language: string;
  title: string;
  body: string;
}): string =>
  `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body>
<div style="${style}">
${body}
</div>
</body>
</html>
`;
