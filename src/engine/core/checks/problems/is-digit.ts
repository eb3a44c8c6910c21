/** Whether the code of a letter is that of a digit. Asked very often: it makes nothing. */
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
