import { replaceStrings } from '../../json-text/strings-in.ts';
import { mailWordsFile } from '../../site/mail-words-file.ts';
import type { Workspace } from '../workspace.ts';
import type { Move } from './redirect-old-addresses.ts';

/** The links in mails follow a page: a redirect may lose what they carry behind the address. */
export const leadMails = ({ draft }: Workspace, { old, next, to }: Omit<Move, 'known'>): void => {
  const { root, code } = draft.folders;
  if (root !== code || !draft.has(mailWordsFile)) return;
  const now = new Map(
    old.map(({ path, locale }) => [path.slice(1), next.byPage.get(to)?.get(locale)?.path.slice(1)]),
  );
  const text = replaceStrings(draft.read(mailWordsFile), ({ value, pointer }) =>
    /^\/[^/]+\/pages\//.test(pointer) ? now.get(value) : undefined,
  );
  draft.write(mailWordsFile, text);
};
