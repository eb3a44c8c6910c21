type StyleSheetStub = { parentNode: boolean; firstChild: { data: string } };

/**
 * notistack writes its rules as text into a <style>, which the Content-Security-Policy forbids. Its style library
 * first looks for a sheet of this name: we give it one that leads nowhere, and bring our own rules (toast.styles.ts).
 */
const withoutInjectedStyles = () => {
  const page = window as { _goober?: StyleSheetStub };
  page._goober ??= { parentNode: true, firstChild: { data: '' } };
};

/** Loads the component that shows messages. */
export const loadToastHost = async () => {
  withoutInjectedStyles();
  return (await import('./ToastHost.tsx')).ToastHost;
};
