/** The file with the words of the mails and answers of the forms, in every language. */
export const mailWordsFile = 'supabase/functions/_shared/mail/mail-words.json';
