import { describe, expect, it } from 'vitest';
import { letterLoss } from './letter-loss.ts';

const former = '¿Qué tecnología prefiere en «América»?';

describe('a text that a program has saved without the letters it does not know', () => {
  it.each([
    ['accents', '¿Que tecnologia prefiere en «America»?'],
    ['accents', '?Que tecnologia prefiere en "America"?'],
    ['accents', '¿Que tecnología prefiere en «América»?'],
    ['letters', '?Qu? tecnolog?a prefiere en ?Am?rica??'],
    ['letters', '??Qu?? tecnolog??a prefiere en ??Am??rica???'],
    ['letters', '¿Qué tecnolog?a prefiere en «América»?'],
    ['encoding', Buffer.from(former).toString('latin1')],
    ['encoding', new TextDecoder('windows-1252').decode(Buffer.from(former))],
    ['encoding', new TextDecoder('macintosh').decode(Buffer.from(former))],
    ['encoding', new TextDecoder('ibm866').decode(Buffer.from(former, 'latin1'))],
    ['encoding', former.replaceAll(/[^\0-\x7f]/g, '\ufffd')],
  ])('is recognized by its %s: %s', (loss, text) => {
    expect(letterLoss(former, text)).toBe(loss);
  });

  it.each([
    [former, former],
    ['Que tecnologia', 'Qué tecnología'],
    [former, '¿Qué técnica prefiere en «América»?'],
    ['La habitación', '“La habitación”'],
    ['La habitación “azul”', 'La habitación "azul"'],
    ['¿Quieres más', '¿Quieres más?'],
    ['客房', '酒店'],
    ['مرحبا بكم', 'أهلا وسهلا'],
  ])('is none that somebody has written anew: %s → %s', (before, text) => {
    expect(letterLoss(before, text)).toBeUndefined();
  });

  it('is recognized in other letters, too', () => {
    expect(letterLoss('مرحبا', '?????')).toBe('letters');
    expect(letterLoss('مرحبا', Buffer.from('مرحبا').toString('latin1'))).toBe('encoding');
  });
});
