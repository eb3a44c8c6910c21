import type { Page } from 'playwright';
import { hydrated, type Visit } from './browser-page.ts';

/** Opens pages with a form, the one on /contact unless another is named, and waits until React has taken them over. */
export const hydratedBy =
  (open: (path: string) => Promise<Visit>) =>
  async (path = '/contact'): Promise<Visit> => {
    const visit = await open(path);
    await hydrated(visit.page);
    return visit;
  };

/** What a function answers to one request; 'cut' breaks the connection before an answer, 'hang' gives none. */
export type Answer = { status?: number; json?: unknown; text?: string } | 'cut' | 'hang';

/** One request a form made. */
export type Call = { path: string; method: string; headers: Record<string, string>; body: unknown };

/**
 * Answers the forms' functions at the edge of the page's network, one answer after the other and the last one for
 * ever; an answer that is still a promise is waited for. Returns the requests, growing.
 */
export const answerWith = async (page: Page, ...answers: (Answer | Promise<Answer>)[]): Promise<Call[]> => {
  const calls: Call[] = [];
  await page.route('**/functions/v1/**', async (route) => {
    const request = route.request();
    const next = answers[Math.min(calls.length, answers.length - 1)] ?? 'cut';
    const headers = await request.allHeaders();
    const { pathname } = new URL(request.url());
    calls.push({ path: pathname, method: request.method(), headers, body: request.postDataJSON() });
    const answer = await next;
    if (answer === 'hang') return;
    if (answer === 'cut') await route.abort('connectionreset');
    else if (answer.text !== undefined || answer.status === 204)
      await route.fulfill({ status: answer.status ?? 200, body: answer.text ?? '' });
    else await route.fulfill({ status: answer.status ?? 200, json: answer.json ?? { success: true } });
  });
  return calls;
};

/** An answer that waits until the test gives it. */
export const held = () => {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
};

/** Counts from now on what the page's Content-Security-Policy refuses. */
export const watchPolicy = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective), true);
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
};

/** A message at the edge of the window: what is told politely, or what interrupts. */
export const toast = (page: Page, role: 'status' | 'alert') => ({
  root: page.locator(`[data-toast][role=${role}]`),
  /** Title and text, as a visitor reads them. */
  words: async (): Promise<string[]> => {
    const card = page.locator(`[data-toast][role=${role}]`);
    await card.waitFor();
    return (await card.innerText()).split('\n').map((line) => line.trim());
  },
});

/** The field of a form by its name. */
export const field = (page: Page, name: string, form = 'contact') =>
  page.locator(`form[data-form=${form}] [name=${name}]`);

/** The button that sends a form. */
export const submit = (page: Page, form = 'contact') =>
  page.locator(`form[data-form=${form}] button[type=submit]`);

/** What the message at a field says, found the way a screen reader finds it; read in one instant. */
export const errorOf = (page: Page, name: string, form = 'contact'): Promise<string | undefined> =>
  field(page, name, form).evaluate((control) => {
    const id = control.getAttribute('aria-describedby');
    const invalid = control.getAttribute('aria-invalid');
    if (invalid !== (id === null ? null : 'true'))
      throw new Error(`${control.id}: aria-invalid is ${invalid}`);
    return id === null ? undefined : document.getElementById(id)?.innerText;
  });

/** Answers that break no rule. */
export const answers = {
  name: 'Ana Pérez',
  email: 'ana@solmarea.example',
  company: 'Solmarea',
  inquiry: 'demo',
  message: 'Please show us the rewards marketplace.',
};

/** Fills in the contact form. */
export const fillContact = async (page: Page, values: Partial<typeof answers> = answers): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'inquiry') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
};

/** Sends the newsletter form with an address that breaks no rule. */
export const subscribe = async (page: Page): Promise<void> => {
  await field(page, 'email', 'newsletter').fill(answers.email);
  await submit(page, 'newsletter').click();
};
