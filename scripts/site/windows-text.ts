import { isGarbled } from '../../src/engine/core/checks/context/words/writing/reencoded.ts';

/** Bytes that are no letters of Windows-1252, although decoders let them pass. */
const unknown = /[\u0081\u008d\u008f\u0090\u009d]/;

/** Signs that stand in no word: there they are letters of a Mac or of DOS. */
const strange = /\p{L}[\u0080-\u009f\u00a0¡¢£¤§‚„†‡ˆ˜ƒ]\p{L}/u;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The JSON that a program has saved as Windows-1252; undefined for bytes of another encoding, or of several. */
export const windowsText = (bytes: Uint8Array): string | undefined => {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return unknown.test(text) || strange.test(text) || isGarbled(text) || !isJson(text) ? undefined : text;
};
