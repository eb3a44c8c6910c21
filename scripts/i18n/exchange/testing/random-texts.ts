import { randomOf } from '../../../../tests/random-of.ts';
import { type Sent, type SentText, versionOf } from '../exchange.ts';

const pieces = [
  ...['a', 'Ñandú', '¿qué?', ' ', '  ', '\u00a0', '\t', '\n', '\r', '\r\n', '\u2028', '\u0085'],
  ...['"', '""', "'", '=1+1', '+', '-', '@', '＝', ',', ';', '\\', '\\n', '&', '&amp;', '&#13;', ']]>'],
  ...[
    '<',
    '>',
    '<b>',
    '</b>',
    '<a href="x?a=1&b=2">',
    '<br/>',
    '<!-- x -->',
    '<cp hex="0001"/>',
    '</target>',
  ],
  ...[
    '%{phone}',
    '%{year}',
    '%{',
    '}',
    '%%',
    '{{x}}',
    ' |||| ',
    '||',
    '\u0000',
    '\u0001',
    '\u001f',
    '\u007f',
  ],
  ...['\ufeff', '\ufffe', '\uffff', '😀', '👩‍👩‍👧', 'مرحبا', '\u202e', 'é', 'e\u0301', '1e5', '007', 'TRUE'],
];

const halves = ['\ud83d', '\ude00'];

/** Texts made of everything that a file could lose, and halves of signs when `whole` is false. */
export const randomTexts = (seed: number, count: number, { whole }: { whole: boolean }): string[] => {
  const random = randomOf(seed);
  const signs = whole ? pieces : [...pieces, ...halves];
  return Array.from({ length: count }, () =>
    Array.from({ length: random(9) }, () => signs[random(signs.length)]).join(''),
  );
};

/** Random texts with random translations, as they are sent to a translator. */
export const randomSent = (seed: number, { whole }: { whole: boolean }): Sent => {
  const sources = randomTexts(seed, 60, { whole });
  const targets = randomTexts(seed + 1, 60, { whole });
  const texts = sources.map((source, index): SentText => {
    const target = targets[index] ?? '';
    const state = (['translated', 'stale', 'identical'] as const)[index % 3] ?? 'translated';
    return {
      key: `group.key-${index}`,
      source,
      target,
      state: target === '' ? 'missing' : state,
      version: versionOf(source, target),
      notes: [{ category: 'pages', text: 'home & "garden"' }],
    };
  });
  return { source: 'en', target: 'es', rightToLeft: false, unwritten: 0, texts };
};
