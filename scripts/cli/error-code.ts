/** The system's code for the reason of an error, such as ENOENT; empty for an error of another kind. */
export const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** Whether an error says that there is no such file or folder. */
export const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error));
