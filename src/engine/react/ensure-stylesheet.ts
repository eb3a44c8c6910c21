/** Adds a stylesheet unless the document has it, and waits until its rules apply. A missing file is waited for, too. */
export const ensureStylesheet = (href: string): Promise<void> => {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
};
