import type { ReactNode } from 'react';
import type { Language } from '../../generated/types.ts';

type LanguageLinkProps = { language: Language; children: ReactNode };

/** A link to this page in another language that leaves the visitor where he is on it (see follow-links.ts). */
export const LanguageLink = ({ language, children }: LanguageLinkProps) => {
  const { locale, link, current, suffix, entries } = language;
  const form = { 'data-suffix': suffix, 'data-entries': entries };
  return (
    <a href={link} lang={locale} hrefLang={locale} aria-current={current || undefined} {...form}>
      {children}
    </a>
  );
};
