import { describe, expect, it } from 'vitest';
import contactSchema from '../../../schemas/forms/contact.schema.json' with { type: 'json' };
import newsletterSchema from '../../../schemas/forms/newsletter.schema.json' with { type: 'json' };
import {
  type FormSchema,
  readForm,
  trimmed,
  validateForm,
} from '../../../supabase/functions/_shared/form-rules.ts';

const contact: FormSchema = contactSchema;
const newsletter: FormSchema = newsletterSchema;
const valid = {
  name: 'Ana',
  email: 'ana@b.example',
  company: '',
  inquiry: 'demo',
  message: 'Hello, please call.',
};

const contactError = (name: keyof typeof valid, value: string) =>
  validateForm(contact, { ...valid, [name]: value })[name];

describe('FORM-2: the rules of the contact form', () => {
  it('accepts a whole message', () => {
    expect(validateForm(contact, valid)).toEqual({});
  });

  it('an empty form breaks four rules: the company is optional', () => {
    expect(Object.keys(validateForm(contact, {})).sort()).toEqual(['email', 'inquiry', 'message', 'name']);
  });

  it('name: at least 2 characters, trimmed, counted as a reader counts them', () => {
    expect(contactError('name', 'A')).toBe('minLength');
    expect(contactError('name', ' A ')).toBe('minLength');
    expect(contactError('name', '😀')).toBe('minLength');
    expect(contactError('name', '😀😀')).toBeUndefined();
    expect(contactError('name', 'x'.repeat(101))).toBe('maxLength');
    expect(contactError('name', '😀'.repeat(100))).toBeUndefined();
  });

  it('email: non-space text, at sign, non-space text, dot, non-space text', () => {
    for (const email of ['a@b', 'a b@c.d', '@b.c', 'a@b.'])
      expect(contactError('email', email)).toBe('pattern');
    for (const email of ['a@b.c', ' a+x@b.example ', 'ñ@b.c'])
      expect(contactError('email', email)).toBeUndefined();
  });

  it('inquiry: one of the seven', () => {
    expect(contactError('inquiry', '')).toBe('required');
    expect(contactError('inquiry', 'Demo')).toBe('enum');
    expect(contactError('inquiry', 'general')).toBeUndefined();
  });

  it('message: at least 10 characters, trimmed', () => {
    expect(contactError('message', ' 123456789 ')).toBe('minLength');
    expect(contactError('message', '1234567890')).toBeUndefined();
    expect(contactError('message', '           ')).toBe('required');
    expect(contactError('message', 'x'.repeat(5001))).toBe('maxLength');
  });

  it('a text in which nothing can be seen is none, and joiners between letters stay', () => {
    const invisible = [
      '\u200b',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u00ad',
      '\u3164',
      '\u2800',
      '\u{e0020}',
      ' \u200b\n',
      '\u200b\u0000\u0007',
    ];
    for (const letter of invisible) {
      expect(contactError('message', letter.repeat(20)), letter).toBe('required');
      expect(contactError('name', letter.repeat(2))).toBe('required');
    }
    const persian = 'می\u200cخواهم با شما صحبت کنم';
    for (const message of [persian, `${'👩\u200d👧'.repeat(4)}❤\ufe0f`, `${'\u200b'.repeat(9)}.`]) {
      expect(contactError('message', message)).toBeUndefined();
      expect(readForm(contact, { ...valid, message }).values.message).toBe(message);
    }
  });

  it('answers at once to an address made to be slow', () => {
    const start = performance.now();
    expect(contactError('email', `${'a@a.'.repeat(25_000)}`)).toBe('maxLength');
    // A pattern that goes back and forth would take many seconds.
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('NEWS-1: the rules of the newsletter', () => {
  it('whitespace counts as empty', () => {
    expect(validateForm(newsletter, { email: '  ' })).toEqual({ email: 'required' });
    expect(validateForm(newsletter, { email: 'x' })).toEqual({ email: 'pattern' });
    expect(validateForm(newsletter, { email: 'a@b.c' })).toEqual({});
  });
});

describe('what is sent', () => {
  it('is sent without the spaces around it', () => {
    expect(trimmed({ name: ' Ana ', company: ' ' })).toEqual({ name: 'Ana', company: '' });
  });
});
