import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { listOf, objectOf } from '../../../src/engine/core/json/json-value.ts';
import { formNames, formSchemaFile } from '../../../src/engine/core/schema/form-schema-file.ts';
import type { Schemas, SiteSource } from '../../../src/engine/core/types.ts';
import { filesBelow } from '../../cli/list-files.ts';
import { createReader } from '../../site/file-reader.ts';
import { mailWordsFile as file } from '../../site/mail-words-file.ts';
import { syntaxProblems } from '../texts/check-texts.ts';
import { duplicateProblems } from '../texts/duplicate-problems.ts';
import type { CodeCheck } from './code-check.ts';
import { compareMailWords } from './compare-mail-words.ts';
import { wrongMailLinks } from './wrong-mail-links.ts';

/** The words as they could be read, or what is wrong with how they are written. */
const readWords = (project: string): { words: unknown; unread: Finding[] } => {
  const { read, texts, faults, repeating } = createReader(project);
  const words = read(file);
  const twice = repeating.flatMap(() => duplicateProblems(file, texts.get(file) ?? ''));
  // What mends files looks only at those of the content.
  const unread = [...syntaxProblems({ texts, faults }), ...twice].map(
    ({ check: _check, severity: _severity, fix: _fix, ...fault }) => fault,
  );
  return { words, unread };
};

/** Languages of the site without words, and words of languages that the site has not. */
const compareLanguages = (words: object, config: SiteSource['config']): Finding[] => {
  const { defaultLocale, locales } = objectOf(config);
  const ofSite = listOf(locales).map((line) => String(objectOf(line).locale));
  const missing = ofSite.filter((locale) => !Object.hasOwn(words, locale));
  const strange = Object.keys(words).filter((language) => !ofSite.includes(language));
  const [meant, another] = missing;
  const [wrong] = strange;
  if (meant !== undefined && another === undefined && wrong !== undefined) {
    const message = `The site has no language "${wrong}", and the words in "${meant}" are missing.`;
    return [{ file, pointer: `/${wrong}`, at: 'key', ...withSuggestion(message, meant) }];
  }
  return missing.map((locale): Finding => {
    const place = { file, pointer: '', missing: locale };
    return locale === defaultLocale
      ? {
          ...place,
          message: `"${locale}" is missing, and the forms cannot answer without it. Write it again.`,
        }
      : {
          ...place,
          severity: 'warning',
          message: `"${locale}" is missing, so its visitors get mails and answers in another language. Write its words, too.`,
        };
  });
};

/** The code of the forms, which looks up the words of mails. */
const folderOfCode = 'supabase/functions/_shared';

const isRead = (name: string): boolean => /\.(?:ts|json)$/.test(name) && name !== file;

/**
 * Every word that the code of the forms and their schemas say: the names they look up, what fields are called and may
 * answer. The schemas are those that the site is measured by, so that a changed one is told at the change.
 */
const wordsInCode = (project: string, schemas: Schemas): Set<string> => {
  const files = filesBelow(project, folderOfCode).filter(isRead);
  const texts = [
    ...files.map((name) => readFileSync(path.join(project, name), 'utf8')),
    ...formNames(schemas).map((name) => JSON.stringify(schemas[formSchemaFile(name)])),
  ];
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
};

/** The words of mails, which no page names, are there in every language, with the names that the code fills in. */
export const mailWords: CodeCheck = {
  id: 'mail/words',
  severity: 'error',
  description: 'The mails and answers of the forms have all their words in every language of the site.',
  advice: `Visitors and you get these words by mail, and no page shows what is wrong with them. They stand in ${file}: write what is missing in one of the languages, and call a text what the code calls it. In a text %{name} stands for what the visitor wrote. Under "pages" stand the addresses that the links of mails lead to: those of the pages that show a "newsletter-link". Example: "subject": "[Contact] %{inqury}: %{name}" shows the sign and not what the visitor asked for. Only the words of this project's own site are looked at.`,
  run: ({ source, project, unreadable }) => {
    if (!existsSync(path.join(project, file))) {
      const message = 'This file is gone, and the forms cannot answer without it. Take it back from git.';
      return [{ file, pointer: '', message }];
    }
    const { words, unread } = readWords(project);
    if (unread.length > 0) return unread;
    const known = wordsInCode(project, source.schemas);
    const said = Object.entries(objectOf(words)).map(([language, value]) => ({
      language,
      pointer: `/${language}`,
      value,
    }));
    return [
      ...(unreadable.has(configFile) ? [] : compareLanguages(objectOf(words), source.config)),
      ...compareMailWords(said, (name) => known.has(name)),
      ...wrongMailLinks(objectOf(words), source),
    ];
  },
};
