import type { Check } from '../check.ts';
import { i18nAddressMismatch } from './i18n-address-mismatch.ts';
import { i18nCaseMismatch } from './i18n-case-mismatch.ts';
import { i18nChangedLetter } from './i18n-changed-letter.ts';
import { i18nConcatenation } from './i18n-concatenation.ts';
import { i18nCopiedText } from './i18n-copied-text.ts';
import { i18nEdgeSpace } from './i18n-edge-space.ts';
import { i18nEmptyValue } from './i18n-empty-value.ts';
import { i18nEndSignMismatch } from './i18n-end-sign-mismatch.ts';
import { i18nExpansion } from './i18n-expansion.ts';
import { i18nExtraKey } from './i18n-extra-key.ts';
import { i18nHtml } from './i18n-html.ts';
import { i18nHtmlMismatch } from './i18n-html-mismatch.ts';
import { i18nIdenticalToSource } from './i18n-identical-to-source.ts';
import { i18nInlineLiteral } from './i18n-inline-literal.ts';
import { i18nInlineMismatch } from './i18n-inline-mismatch.ts';
import { i18nInvalidMessage } from './i18n-invalid-message.ts';
import { i18nKeyStyle } from './i18n-key-style.ts';
import { i18nMaxLength } from './i18n-max-length.ts';
import { i18nMisplacedKey } from './i18n-misplaced-key.ts';
import { i18nMissingKey } from './i18n-missing-key.ts';
import { i18nMissingTranslation } from './i18n-missing-translation.ts';
import { i18nMovedGroup } from './i18n-moved-group.ts';
import { i18nNumberMismatch } from './i18n-number-mismatch.ts';
import { i18nPlaceholderMismatch } from './i18n-placeholder-mismatch.ts';
import { i18nPluralForms } from './i18n-plural-forms.ts';
import { i18nRequiredInLocale } from './i18n-required-in-locale.ts';
import { i18nShiftedRows } from './i18n-shifted-rows.ts';
import { i18nStale } from './i18n-stale.ts';
import { i18nTodoValue } from './i18n-todo-value.ts';
import { i18nTypeMismatch } from './i18n-type-mismatch.ts';
import { i18nUnlikeOthers } from './i18n-unlike-others.ts';
import { i18nUnrecorded } from './i18n-unrecorded.ts';
import { i18nUnusedKey } from './i18n-unused-key.ts';
import { i18nWrongFile } from './i18n-wrong-file.ts';
import { i18nWrongScriptOrLanguage } from './i18n-wrong-script-or-language.ts';

/** The checks of words in all their languages. */
export const i18nChecks: Check[] = [
  i18nMissingKey,
  i18nMovedGroup,
  i18nWrongFile,
  i18nMissingTranslation,
  i18nMisplacedKey,
  i18nUnlikeOthers,
  i18nExtraKey,
  i18nUnusedKey,
  i18nTypeMismatch,
  i18nPlaceholderMismatch,
  i18nPluralForms,
  i18nInvalidMessage,
  i18nHtml,
  i18nHtmlMismatch,
  i18nNumberMismatch,
  i18nAddressMismatch,
  i18nEndSignMismatch,
  i18nCaseMismatch,
  i18nTodoValue,
  i18nShiftedRows,
  i18nStale,
  i18nUnrecorded,
  i18nIdenticalToSource,
  i18nWrongScriptOrLanguage,
  i18nEdgeSpace,
  i18nKeyStyle,
  i18nRequiredInLocale,
  i18nMaxLength,
  i18nCopiedText,
  i18nChangedLetter,
  i18nInlineMismatch,
  i18nExpansion,
  i18nConcatenation,
  i18nEmptyValue,
  i18nInlineLiteral,
];
