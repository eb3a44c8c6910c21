import type { Page } from 'playwright';

/** Waits for the database of a site: making it takes longer on a slow computer than a form waits. */
export const databaseOpen = async (site: string): Promise<void> => {
  while ((await fetch(`${site}/__outbox`)).status === 503);
};

/** Opens the newest mail of the outbox whose line in the list holds a text; the mail follows its answer. */
export const openMail = async (page: Page, site: string, text: string): Promise<void> => {
  const mail = page.locator('li', { hasText: text }).getByRole('link');
  await page.goto(`${site}/__outbox`);
  while ((await mail.count()) === 0) await page.reload();
  await mail.first().click();
  await page.waitForURL(/__outbox\/[0-9a-f-]{36}$/);
};

/** What a person reads of the mail on screen: its subject, its text, and its HTML as a mail program shows it. */
export const readMail = async (page: Page) => ({
  subject: await page.locator('h1').innerText(),
  text: await page.locator('pre').innerText(),
  html: await page.frameLocator('iframe').locator('body').innerText(),
});
