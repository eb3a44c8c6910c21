const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A message is one line, also when it repeats a text of several: as the file writes them. */
export const asOneLine = (text: string): string => text.replace(/[\n\r\t]/g, (sign) => escapes[sign] ?? sign);
