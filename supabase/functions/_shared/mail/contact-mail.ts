import type { FormSchema, FormValues } from '../form-rules.ts';
import type { FunctionsConfig } from '../read-config.ts';
import { escapeHtml, headerText, htmlLines } from './escape.ts';
import { htmlMail, isSingleAddress, type Mail } from './mail.ts';
import { fillIn, type Language, type MailWords, mailWordsOf, spokenLanguage } from './words.ts';

/** A message to tell the owner about. */
type ContactMessage = { schema: FormSchema; values: FormValues; language: Language; received: Date };

type Row = { label: string; value: string };

const wordFor = (words: Record<string, string> | undefined, name: string): string | undefined =>
  words && Object.hasOwn(words, name) ? words[name] : undefined;

/** The name of a field: from our words, else from its schema, so that a new field needs no edit here. */
const fieldLabel = (schema: FormSchema, name: string, words: MailWords): string =>
  wordFor(words.labels, name) ?? schema.properties[name]?.title ?? name;

const optionLabel = (name: string, value: string, words: MailWords): string => {
  const options: Record<string, Record<string, string>> = words.options;
  return (Object.hasOwn(options, name) ? wordFor(options[name], value) : undefined) ?? value;
};

/** Making a format costs more than the rest of the mail. */
const formats = new Map<Language, Intl.DateTimeFormat>();

const formatFor = (language: Language): Intl.DateTimeFormat => {
  const options = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' } as const;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, options);
  formats.set(language, format);
  return format;
};

/** A moment as the owner reads it. */
const timeText = (moment: Date, language: Language): string => `${formatFor(language).format(moment)} UTC`;

const rowsOf = ({ schema, values, language, received }: ContactMessage, owner: Language): Row[] => {
  const words = mailWordsOf(owner);
  const fields = Object.keys(schema.properties)
    .filter((name) => values[name])
    .map((name) => ({
      label: fieldLabel(schema, name, words),
      value: optionLabel(name, values[name] ?? '', words),
    }));
  return [
    ...fields,
    { label: words.contact.language, value: mailWordsOf(language).contact.languageName },
    { label: words.contact.received, value: timeText(received, owner) },
  ];
};

const asText = ({ label, value }: Row): string =>
  value.includes('\n') || value.length > 200 ? `${label}:\n${value}\n` : `${label}: ${value}`;

const asHtml = ({ label, value }: Row): string =>
  `<p><strong>${escapeHtml(label)}</strong><br>\n${htmlLines(value)}</p>`;

/** The mail that brings a message of the contact form to the owner, in the owner's language. */
export const contactMail = (message: ContactMessage, { mail }: FunctionsConfig): Mail => {
  const owner = spokenLanguage(mail.language);
  const words = mailWordsOf(owner);
  const { name = '', email = '', inquiry = '' } = message.values;
  const about = { inquiry: optionLabel('inquiry', inquiry, words), name };
  const subject = headerText(fillIn(words.contact.subject, about));
  const rows = rowsOf(message, owner);
  // Two addresses in one field would be two people: then the address stands in the text alone.
  const canReply = isSingleAddress(email);
  const intro = canReply ? `${words.contact.intro} ${words.contact.reply}` : words.contact.intro;
  return {
    from: mail.from,
    to: mail.to,
    ...(mail.cc.length > 0 && { cc: mail.cc }),
    ...(mail.bcc.length > 0 && { bcc: mail.bcc }),
    ...(canReply && { reply_to: email }),
    subject,
    text: `${intro}\n\n${rows.map(asText).join('\n')}\n`,
    html: htmlMail({
      language: owner,
      title: subject,
      body: [`<p>${escapeHtml(intro)}</p>`, ...rows.map(asHtml)].join('\n'),
    }),
  };
};
