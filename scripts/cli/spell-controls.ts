const controls = /[^\P{Cc}\t\n]/gu;

/** Control signs of a text, but for line breaks and tabs, as JSON spells them: a terminal would obey them. */
export const spellControls = (text: string): string =>
  text.replaceAll(controls, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The same as one sign each, where columns are counted: the picture that Unicode has for it. */
export const pictureControls = (text: string): string =>
  text.replaceAll(controls, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\u2421';
  });
