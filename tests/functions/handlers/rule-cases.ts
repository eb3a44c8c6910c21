import { beforeEach, describe, expect, it } from 'vitest';
import { message, sendContact, subscribe } from './calls.ts';
import { resetStack, rowsOf, type Stack } from './stack.ts';

const emails: [string, number][] = [
  ['a@b', 422],
  ['a@b.c', 200],
  ['a b@c.d', 422],
  ['ñandú@correo.example', 200],
  ['a+tag@b.example', 200],
  ['"quoted"@b.example', 200],
  [`${'a'.repeat(248)}@b.cd`, 200],
  [`${'a'.repeat(250)}@b.cd`, 422],
];

const points = (count: number) => '😀'.repeat(count);

const fields: [string, Partial<Record<keyof typeof message, unknown>>, string | undefined][] = [
  ['row 6: a name of one letter', { name: 'A' }, 'name_min'],
  ['row 6: a name of 101 characters', { name: points(101) }, 'name_max'],
  ['row 6: a name of one emoji', { name: points(1) }, 'name_min'],
  ['row 6: a name of two emojis', { name: points(2) }, undefined],
  ['row 6: a name of 100 emojis', { name: points(100) }, undefined],
  ['row 13: a list as a name', { name: ['Ana'] }, 'name_invalid'],
  ['row 13: a number as a name', { name: 7 }, 'name_invalid'],
  ['row 13: null as a name', { name: null }, 'name_invalid'],
  ['row 23: an inquiry that is none of the seven', { inquiry: 'other' }, 'inquiry_required'],
  ['row 23: an inquiry in capitals', { inquiry: 'DEMO' }, 'inquiry_required'],
  ['row 23: an empty inquiry', { inquiry: '' }, 'inquiry_required'],
  ['row 24: a message of 9 characters', { message: points(9) }, 'message_min'],
  ['row 24: a message of 10 characters', { message: points(10) }, undefined],
  ['row 24: a message of 5000 characters', { message: points(5000) }, undefined],
  ['row 24: a message of 5001 characters', { message: points(5001) }, 'message_max'],
  ['row 24: a message of spaces', { message: ' '.repeat(20) }, 'message_min'],
  ['row 24: a message of letters that nobody sees', { message: '\u200b'.repeat(20) }, 'message_min'],
  ['row 24: a message whose letters are joined', { message: 'می\u200cخواهم صحبت کنم' }, undefined],
  ['a company of 201 characters', { company: points(201) }, 'company_max'],
  ['no company', { company: undefined }, undefined],
  ['an empty address', { email: '' }, 'email_invalid'],
];

/** FORM-2, NEWS-1: the server knows the same rules as the browser, and counts as the database does. */
export const ruleCases = (name: string, stackOf: () => Stack): void => {
  describe(`the rules of the forms on ${name}`, () => {
    beforeEach(() => resetStack(stackOf()));

    it.each(fields)('%s', async (_, changed, code) => {
      const { status, body } = await sendContact(stackOf(), { ...message, ...changed });
      const [field = ''] = Object.keys(changed);
      expect([status, body.details]).toEqual(code ? [422, { [field]: code }] : [200, undefined]);
      expect(await rowsOf(stackOf(), 'contact_message')).toHaveLength(code ? 0 : 1);
    });

    it.each(emails)('row 25: the address %s is answered %i', async (email, status) => {
      expect((await sendContact(stackOf(), { ...message, email })).status).toBe(status);
      expect((await subscribe(stackOf(), { email, source: 'website' })).status).toBe(status);
    });

    it('row 26: an address made to be slow is refused', async () => {
      const email = 'a@a.'.repeat(7_000);
      const { status, body } = await sendContact(stackOf(), { ...message, email });
      expect([status, body.details]).toEqual([422, { email: 'email_max' }]);
      expect((await sendContact(stackOf(), { ...message, email: email.repeat(4) })).status).toBe(413);
    });

    it.each(['__proto__', 'constructor', 'toString', 'extra'])(
      'row 13: the field %s is refused',
      async (field) => {
        const text = JSON.stringify(message).replace('{', `{"${field}":{"polluted":true},`);
        const { status, body } = await sendContact(stackOf(), text);
        expect([status, body.details]).toEqual([422, { form: 'unknown_field' }]);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      },
    );

    it('every broken rule is told at once', async () => {
      const { body } = await sendContact(stackOf(), {});
      expect(body.details).toEqual({
        name: 'name_min',
        email: 'email_invalid',
        inquiry: 'inquiry_required',
        message: 'message_min',
      });
    });

    it('NEWS-1: an empty newsletter address is required, a wrong one invalid', async () => {
      expect((await subscribe(stackOf(), { email: '  ' })).body.details).toEqual({ email: 'email_required' });
      expect((await subscribe(stackOf(), { email: 'x' })).body.details).toEqual({ email: 'email_invalid' });
      expect((await subscribe(stackOf(), { email: 'a@b.c', source: '<x>' })).body.details).toEqual({
        source: 'source_invalid',
      });
    });
  });
};
