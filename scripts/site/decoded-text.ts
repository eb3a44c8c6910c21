import { windowsText } from './windows-text.ts';

/** What a file says that is not saved as UTF-8, and how it is saved, as editors call that. */
export type DecodedText = { encoding: 'UTF-16' | 'Windows 1252'; text: string };

/** The encodings that the first two bytes of a file name for certain. */
const marked = new Map([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]);

const utf16Text = (bytes: Uint8Array): string | undefined => {
  const encoding = marked.get(Buffer.from(bytes.subarray(0, 2)).toString('hex'));
  try {
    return encoding && new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The text of a file in another encoding than UTF-8; undefined where that is not known for certain. */
export const decodedText = (bytes: Uint8Array): DecodedText | undefined => {
  const wide = utf16Text(bytes);
  if (wide !== undefined) return { encoding: 'UTF-16', text: wide };
  const text = windowsText(bytes);
  return text === undefined ? undefined : { encoding: 'Windows 1252', text };
};
