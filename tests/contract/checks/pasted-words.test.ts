import { describe, expect, it } from 'vitest';
import { committedSite } from '../committed-site.ts';
import { onlyProblem } from './problems-since-commit.ts';

const { site } = committedSite();

// Documents are looked at with whatever they have.
type Loose = ReturnType<typeof JSON.parse>;

const pay = 'pages/solutions/pay.json';
const share = 'pages/solutions/share.json';

describe('words of another place that were pasted over several at once', () => {
  it.each<[what: string, edit: (page: Loose, other: Loose) => void, from: string]>([
    [
      'card',
      (page, { card }) => Object.assign(page.card, { title: card.title, description: card.description }),
      'solutions.share.card',
    ],
    [
      'item of a list',
      (page, { features }) => page.features.splice(0, 1, features[0]),
      'solutions.share.features.onePersonalLink',
    ],
  ])('are one problem that gives back what stood there, with its words: a %s', async (_, edit, from) => {
    const other = JSON.parse(await site().read(share));
    const before = await site().read(pay);
    await site().edit<Loose>(pay, (page) => edit(page, other));
    const message = await onlyProblem(site(), `i18n/misplaced-key ${pay}`);
    expect(message).toContain(`and now the words of "${from}", which also stand on page "share".`);
    const [, again = ''] = /Write (".*") again\.$/.exec(message) ?? [];
    for (const value of again.split(/(?<=") and (?=")/)) expect(before).toContain(value);
  });

  it('are told with what stood there, also where one of the two texts is shown elsewhere, too', async () => {
    const name = 'site.config.json';
    await site().edit<Loose>(name, ({ layout }) => {
      const { toasts } = layout.after[0].props.newsletter.form;
      toasts.subscribed = { ...toasts.subscribed, title: toasts.failed.title, text: toasts.failed.text };
    });
    const message = await onlyProblem(site(), `i18n/misplaced-key ${name}`);
    expect(message).toBe(
      'Section "footer" of the layout: Here stood "newsletter.subscribed.title" and "newsletter.subscribed.text" at the last commit, and now the words of "newsletter.failed", which also stand under "failed". Write "t:newsletter.subscribed.title" and "t:newsletter.subscribed.text" again.',
    );
  });
});
