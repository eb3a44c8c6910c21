import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Form } from '../../src/generated/types.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';
import { hydrated, withBrowser } from './browser-page.ts';
import { answerWith, errorOf, field, submit, toast, watchPolicy } from './form-page.ts';
import { project, type ServedSite, serveSite } from './serve-site.ts';

const open = withBrowser();

type Words = { [key: string]: string | Words };

const english: Words = {
  meta: { title: 'Book a demo', description: 'Pick a product and see it with your own brand on it.' },
  title: 'See it with your brand on it',
  name: 'Who are you?',
  nameShort: 'Two letters at least, please.',
  tooLong: 'That is too long.',
  email: 'Where shall we write?',
  emailWrong: 'That address does not look right.',
  product: 'What would you like to see?',
  choose: 'Choose one',
  productMissing: 'Choose a product.',
  wish: 'What should it do?',
  wishShort: 'Tell us a little more.',
  book: 'Book it',
  booking: 'Booking...',
  booked: 'It is booked',
  again: 'Book another one',
  noScript: 'Write to %{email}, since no script runs here.',
  done: 'Done',
  doneText: 'We will write to you today.',
  failed: 'Not booked',
  failedText: 'Please try once more.',
  close: 'Close',
};

const spanish: Words = {
  meta: { title: 'Reserva una demo', description: 'Elige un producto y míralo con tu propia marca.' },
  title: 'Míralo con tu marca',
  name: '¿Quién eres?',
  nameShort: 'Dos letras por lo menos.',
  tooLong: 'Es demasiado largo.',
  email: '¿A dónde te escribimos?',
  emailWrong: 'Esa dirección no parece correcta.',
  product: '¿Qué te gustaría ver?',
  choose: 'Elige uno',
  productMissing: 'Elige un producto.',
  wish: '¿Qué debería hacer?',
  wishShort: 'Cuéntanos un poco más.',
  book: 'Reservar',
  booking: 'Reservando...',
  booked: 'Está reservada',
  again: 'Reservar otra',
  noScript: 'Escríbenos a %{email}, porque aquí no hay scripts.',
  done: 'Listo',
  doneText: 'Te escribimos hoy.',
  failed: 'Sin reserva',
  failedText: 'Inténtalo una vez más.',
  close: 'Cerrar',
};

const inquiries = ['demo', 'loyalty', 'travel', 'share', 'promotions', 'partnership', 'general'];

const form: Form = {
  id: 'demo',
  schema: 'contact',
  endpoint: 'contact',
  fields: [
    {
      name: 'inquiry',
      kind: 'select',
      label: 't:demo.product',
      placeholder: 't:demo.choose',
      options: inquiries.map((value) => ({ value, label: `t:contact.form.inquiry.${value}` })),
      errors: { required: 't:demo.productMissing' },
    },
    {
      name: 'name',
      kind: 'text',
      label: 't:demo.name',
      autocomplete: 'name',
      errors: { minLength: 't:demo.nameShort', maxLength: 't:demo.tooLong' },
    },
    {
      name: 'email',
      kind: 'email',
      label: 't:demo.email',
      autocomplete: 'email',
      errors: { pattern: 't:demo.emailWrong' },
    },
    {
      name: 'message',
      kind: 'textarea',
      label: 't:demo.wish',
      errors: { minLength: 't:demo.wishShort', maxLength: 't:demo.tooLong' },
    },
  ],
  submit: 't:demo.book',
  sending: 't:demo.booking',
  sent: { title: 't:demo.booked', again: 't:demo.again' },
  noScript: 't:demo.noScript',
  toasts: {
    sent: { title: 't:demo.done', text: 't:demo.doneText' },
    failed: { title: 't:demo.failed', text: 't:demo.failedText' },
    close: 't:demo.close',
  },
};

const document = {
  id: 'demo',
  path: '/demo',
  meta: { title: 't:demo.meta.title', description: 't:demo.meta.description' },
  sections: [
    { type: 'page-hero', id: 'hero', props: { title: 't:demo.meta.title', text: 't:demo.meta.description' } },
    { type: 'form', id: 'book', props: { title: 't:demo.title', form } },
  ],
};

let copy: SiteCopy;
let site: ServedSite;
beforeAll(async () => {
  copy = await copySite(project);
  await copy.write('pages/demo.json', JSON.stringify(document));
  for (const [locale, demo] of Object.entries({ en: english, es: spanish })) {
    const words = JSON.parse(await copy.read(`locales/${locale}.json`)) as Words;
    await copy.write(`locales/${locale}.json`, JSON.stringify({ ...words, demo }));
  }
  site = await serveSite(copy.root);
});
afterAll(async () => {
  await site?.stop();
  await copy.remove();
});

describe.each([
  { path: '/demo', words: english },
  { path: '/demo-es', words: spanish },
])('a third form is JSON only: $path', ({ path, words }) => {
  const openForm = async () => {
    const { page } = await open(path, { baseURL: site.address });
    await hydrated(page);
    return page;
  };

  it('has its own fields, words and rules', async () => {
    const page = await openForm();
    const labels = await page.locator('form[data-form=demo] label').allInnerTexts();
    expect(labels).toEqual([words.product, words.name, words.email, words.wish]);
    expect(await submit(page, 'demo').innerText()).toBe(words.book);
    await submit(page, 'demo').click();
    await page.locator('[name=inquiry][aria-invalid]').waitFor();
    const names = ['inquiry', 'name', 'email', 'message'];
    expect(await Promise.all(names.map((name) => errorOf(page, name, 'demo')))).toEqual([
      words.productMissing,
      words.nameShort,
      words.emailWrong,
      words.wishShort,
    ]);
  });

  it('is sent, and says so in its own words', async () => {
    const page = await openForm();
    const refused = await watchPolicy(page);
    const calls = await answerWith(page, { status: 500 }, {});
    const answers = { name: 'Ana', email: 'ana@solmarea.example', message: 'Birthday rewards.' };
    for (const [name, value] of Object.entries(answers)) await field(page, name, 'demo').fill(value);
    await field(page, 'inquiry', 'demo').selectOption('travel');
    await submit(page, 'demo').click();
    expect(await toast(page, 'alert').words()).toEqual([words.failed, words.failedText]);
    await submit(page, 'demo').click();
    const thanks = page.locator('main [data-sent]');
    expect(await thanks.getByRole('heading').innerText()).toBe(words.booked);
    expect(await toast(page, 'status').words()).toEqual([words.done, words.doneText]);
    expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ ...answers, inquiry: 'travel' }));
    await page.getByRole('button', { name: words.again as string }).click();
    expect(await field(page, 'name', 'demo').inputValue()).toBe('');
    expect(await refused()).toEqual([]);
  });
});
