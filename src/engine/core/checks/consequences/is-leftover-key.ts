/** Whether a check tells words of a locale file that nothing shows, or that the default language has not. */
export const isLeftoverKey = (check: string): boolean => /^i18n\/(unused|extra)-key$/.test(check);
