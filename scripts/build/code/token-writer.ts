import { siteTokens } from './site-tokens.ts';

const declaration = /(--[\w-]+):([^;]*);?/g;
const reference = /var\((--[\w-]+)\)/g;

const translucent = /color-mix\(in srgb, ?(#[\da-f]{6}) ([\d.]+)%, ?transparent\)/gi;

/** Two hexadecimal digits for a share in percent. */
const alpha = (percent: string): string =>
  Math.round((Number(percent) / 100) * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * Colours that are let through in part as eight digits: browsers before 2023 do not know color-mix and would drop the
 * whole declaration, such as the ground of the header.
 */
const mixed = (text: string): string =>
  text.replace(translucent, (_, color: string, percent: string) => color + alpha(percent));

/**
 * Writes values where a text names tokens. As custom properties they would cost a visitor a tenth of a stylesheet, and
 * the browser a third of its time for styles: it looks each up for each element, and works out all elements anew when
 * the rest of the rules adds another one.
 */
export const tokenWriter = (declarations: string): ((text: string) => string) => {
  const values = new Map(
    [...declarations.matchAll(declaration)].map(([, name = '', value = '']) => [name, value]),
  );
  for (const name of Object.keys(siteTokens)) values.delete(name);
  const write = (text: string): string =>
    text.replace(reference, (whole, name: string) => {
      const value = values.get(name);
      return value === undefined ? whole : write(value);
    });
  return (text) => mixed(write(text));
};
