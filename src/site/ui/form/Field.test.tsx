import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../generated/types.ts';
import { Field } from './Field.tsx';
import { type FormView, quietView } from './quiet-view.ts';

const email: FormField = {
  name: 'email',
  kind: 'email',
  label: 'E-mail',
  placeholder: 'you@example.com',
  autocomplete: 'email',
  errors: { required: 'Tell us your address.' },
};

/** The markup of a field, without its styles. */
const draw = (field: Partial<FormField> = {}, view: FormView = quietView, plain = false): string =>
  renderToStaticMarkup(
    <Field field={{ ...email, ...field }} formId="contact" view={view} plain={plain} />,
  ).replace(/<style.*?<\/style>/s, '');

const broken: FormView = { ...quietView, errors: { email: 'required' } };

describe('a field of a form', () => {
  it('is named by its label, and says when it may stay empty, and to screen readers when it may not', () => {
    const html = draw({ optional: '(optional)' });
    expect(html).not.toContain('aria-required');
    expect(draw()).toMatch(/<input [^>]*aria-required="true"/);
    expect(html).toContain('<label for="contact-email">E-mail<span> (optional)</span></label>');
    const given = ['id="contact-email"', 'name="email"', 'type="email"', 'placeholder="you@example.com"'];
    for (const attribute of given) expect(html).toMatch(new RegExp(`<input [^>]*${attribute}`));
  });

  it('is drawn as its kind says', () => {
    expect(draw({ kind: 'textarea' })).toMatch(/<textarea [^>]*name="email"/);
    const options = [{ value: 'demo', label: 'A demo' }];
    const html = draw({ kind: 'select', placeholder: 'Choose', options });
    expect(html).toContain('<option value="">Choose</option>');
    expect(html).toContain('<option value="demo">A demo</option></select>');
  });

  it('tells the rule that it breaks, and that it is what describes its control', () => {
    const html = draw({}, broken);
    expect(html).toContain('aria-invalid="true" aria-describedby="contact-email-error"');
    expect(html).toMatch(/<p id="contact-email-error"><svg.*<\/svg>Tell us your address\.<\/p>/);
    expect(draw()).not.toMatch(/aria-invalid|aria-describedby|<p/);
  });

  it('takes nothing in while the form is being sent', () => {
    expect(draw({}, { ...quietView, sending: true })).toMatch(/<input [^>]*disabled=""/);
    expect(draw()).not.toContain('disabled');
  });

  it('shows its label and its message to screen readers alone where it stands in a pill', () => {
    const html = draw({}, broken, true);
    expect(html).toContain('<label for="contact-email" class="sr">');
    expect(html).toContain('<p id="contact-email-error" class="sr">Tell us your address.</p>');
  });
});
