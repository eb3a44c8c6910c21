import type { LogLine } from '../../supabase/functions/_shared/deps.ts';
import { errorColors } from '../cli/colors.ts';
import { diskReason } from '../cli/disk-failure.ts';
import { isDiskFull } from '../data/is-computer-fault.ts';

/** What the codes of this project mean. */
const causes: Record<string, string> = {
  OPENING: 'the database is still opening.',
  NOT_OPEN: 'the database does not open. Why is told above; it is tried again.',
  DATA_GONE: 'the data directory is gone. Put it back in its place, and start the server again.',
};

const causeOf = (code: string): string => {
  if (isDiskFull({ code })) return 'The disk is full: make room on it.';
  const reason = diskReason({ code });
  return reason ? `The data directory cannot be written. ${reason.join(' ')}.` : `Code: ${code}.`;
};

const failedCall = ({ function: name, code }: LogLine): string =>
  `${name} answered 503: ${causes[String(code)] ?? `the database did not take the call. ${causeOf(String(code))}`}`;

const retryAtOnce = '"npm run data -- retry" tries them at once';

const waitingMail = ({ status, seconds }: LogLine): string =>
  status === '429'
    ? `The mail service takes no mails for now (429). They wait ${Math.ceil(Number(seconds) / 60)} minutes and are tried again; ${retryAtOnce}.`
    : `The mail service refuses all mails (${status}). They wait and are tried again later; check RESEND_API_KEY and the domain of MAIL_FROM, then ${retryAtOnce}.`;

/** Events in the words of the person at the terminal. Others are told by their name. */
const sentences: Record<string, (line: LogLine) => string> = {
  database_set_aside: ({ folder, reason }) =>
    `The database did not open (${reason}). It was set aside in ${folder} and made anew from the journal. Delete that folder when all is well.`,
  database_busy: ({ pid }) =>
    `The server (pid ${pid}) is still opening or closing its database. Waiting for it …`,
  database_failed: failedCall,
  journal_damaged_lines: ({ lines }) =>
    `${lines} line(s) of the journal were not written whole and are left out.`,
  checkpoint_failed: () =>
    'The database could not be brought to the disk. Nothing is lost: the journal is. See that the disk has room.',
  mail_wait: waitingMail,
  mail_refused: ({ mail, status }) =>
    `The mail service refuses mail ${mail} (${status}). "npm run data -- list mail" tells why.`,
  mail_expired: ({ mail }) =>
    `Nobody can tell whether mail ${mail} was sent. "npm run data -- retry ${mail}" sends it again.`,
  drain_failed: () => 'The mails that wait could not be read; they are tried again.',
};

const details = ({ level: _, event, ...rest }: LogLine): string =>
  [event, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join(' ');

const colours = { warn: errorColors.yellow('warning'), error: errorColors.red('error') };

/** Tells someone at a terminal what needs attention. Lines hold no address and no text of a visitor. */
export const terminalLog = (line: LogLine): void => {
  if (line.level === 'info') return;
  console.error(`${colours[line.level]}  ${sentences[line.event]?.(line) ?? details(line)}`);
};
