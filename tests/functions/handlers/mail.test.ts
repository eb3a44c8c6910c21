import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import schema from '../../../schemas/forms/contact.schema.json' with { type: 'json' };
import type { FormSchema } from '../../../supabase/functions/_shared/form-rules.ts';
import { contactMail } from '../../../supabase/functions/_shared/mail/contact-mail.ts';
import { headerText } from '../../../supabase/functions/_shared/mail/escape.ts';
import { isSingleAddress } from '../../../supabase/functions/_shared/mail/mail.ts';
import { type Language, mailWordsOf } from '../../../supabase/functions/_shared/mail/words.ts';
import { readConfig } from '../../../supabase/functions/_shared/read-config.ts';
import { message } from './calls.ts';

const env = {
  MAIL_FROM: 'Inspira <site@inspira.example>',
  MAIL_TO_PRIMARY: 'owner@inspira.example',
  MAIL_TO_SECONDARY: 'deputy@inspira.example',
  MAIL_CC: 'cc@inspira.example',
  MAIL_BCC: 'bcc1@inspira.example, bcc2@inspira.example',
};
const received = new Date('2026-03-04T05:06:07Z');

const mailOf = (changed: Partial<typeof message> = {}, settings: Record<string, string> = {}) =>
  contactMail(
    { schema, values: { ...message, ...changed }, language: 'es', received },
    readConfig({ ...env, ...settings }).config,
  );

describe('CONF-3: the mail of the contact form', () => {
  it('goes from the sender to all recipients; the answer goes to the visitor', () => {
    expect(mailOf()).toMatchObject({
      from: 'Inspira <site@inspira.example>',
      to: ['owner@inspira.example', 'deputy@inspira.example'],
      cc: ['cc@inspira.example'],
      bcc: ['bcc1@inspira.example', 'bcc2@inspira.example'],
      reply_to: message.email,
      subject: '[Contact] Request a Demo: Ana Pérez',
    });
  });

  it('tells every field by its label in the language of the owner, as text and as HTML', () => {
    const { text, html } = mailOf();
    expect(text).toContain('Name: Ana Pérez\nEmail: ana@visitor.example\nCompany: Visitor Ltd\n');
    expect(text).toContain('Inquiry type: Request a Demo\nMessage: Hello, please call me next week.\n');
    expect(text).toContain('Language: Español\nReceived: March 4, 2026 at 05:06 UTC');
    expect(html).toContain('<strong>Inquiry type</strong><br>\nRequest a Demo');
    expect(text).toContain('Your reply to this mail goes to the visitor.');
    const spanish = mailOf({}, { MAIL_LANGUAGE: 'es' });
    expect(spanish.subject).toBe('[Contacto] Solicita una demo: Ana Pérez');
    expect(spanish.text).toContain('Recibido: 4 de marzo de 2026 a las 5:06 UTC');
    expect(spanish.html).toContain('<html lang="es">');
  });

  it('leaves out what the visitor left out', () => {
    expect(mailOf({ company: '' }).text).not.toContain('Company');
  });

  it('a field that only the schema knows is mailed under its title', () => {
    const wider: FormSchema = { properties: { ...schema.properties, phone: { title: 'Phone' }, city: {} } };
    const values = { ...message, phone: '555', city: 'Lima' };
    const { text, html } = contactMail(
      { schema: wider, values, language: 'en', received },
      readConfig(env).config,
    );
    expect(text).toContain('Phone: 555\ncity: Lima');
    expect(html).toContain('<strong>Phone</strong>');
  });

  it('row 10: what turns or hides text is taken out of the subject and kept in the message', () => {
    const { subject, text } = mailOf({ name: 'A\u202eb\u200bc', message: 'Turn \u202e and \u200b hide' });
    expect(subject).toBe('[Contact] Request a Demo: Abc');
    expect(text).toContain('Turn \u202e and \u200b hide');
  });

  it('row 11: markup and placeholders are plain text, and inert in HTML', () => {
    const { text, html } = mailOf({
      name: '<b>"Ana"</b>',
      message: `<script>alert('x')</script>\n<img src=x onerror=y> {{x}} \${x} %{name}`,
    });
    expect(text).toContain(`<script>alert('x')</script>\n<img src=x onerror=y> {{x}} \${x} %{name}`);
    expect(html).toContain(
      '&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;<br>\n&lt;img src=x onerror=y&gt;',
    );
    expect(html).not.toMatch(/<(script|img|b)\b/);
  });

  it('a name in the subject fills in nothing and is cut to length', () => {
    expect(mailOf({ name: '%{inquiry}' }).subject).toBe('[Contact] Request a Demo: %{inquiry}');
    expect([...mailOf({ name: '😀'.repeat(100) }).subject].length).toBeLessThanOrEqual(150);
    expect([...headerText('😀'.repeat(400))]).toHaveLength(150);
    expect(headerText('a\u2028b\u0085c\r\n\td')).toBe('a b c d');
  });

  it.each(['a@b.c,x@y.z', 'a@b.c;x@y.z', '<a@b.c>', '"a"@b.c', 'a@b@c.d'])(
    'the address %s stands in the text alone, not in the head',
    (email) => {
      expect(isSingleAddress(email)).toBe(false);
      expect(mailOf({ email })).not.toHaveProperty('reply_to');
      expect(mailOf({ email }).text).toContain(email);
      expect(mailOf({ email }).text).not.toContain('Your reply');
    },
  );
});

describe('the words of the mails', () => {
  const sites: [Language, typeof en][] = [
    ['en', en],
    ['es', es],
  ];

  it.each(sites)('%s: fields and options are called as the form calls them', (language, { contact }) => {
    const { labels, options } = mailWordsOf(language);
    const { form } = contact;
    for (const field of ['name', 'email', 'company', 'inquiry', 'message'] as const) {
      expect(labels[field]).toBe(form[field].label);
    }
    for (const option of schema.properties.inquiry.enum as (keyof typeof options.inquiry)[]) {
      expect(options.inquiry[option]).toBe(form.inquiry[option]);
    }
  });

  it.each(sites)('%s: the server says of a subscription what the site says', (language, { newsletter }) => {
    const { answers } = mailWordsOf(language);
    for (const status of ['subscribed', 'already_subscribed', 'reactivated'] as const) {
      expect(answers[status]).toBe(newsletter[status].text);
    }
  });

  it('both languages have the same words', () => {
    const keys = (value: object, place = ''): string[] =>
      Object.entries(value).flatMap(([key, item]) =>
        typeof item === 'object' ? keys(item, `${place}.${key}`) : [`${place}.${key}`],
      );
    expect(keys(mailWordsOf('es'))).toEqual(keys(mailWordsOf('en')));
  });
});
