/** The address that open pages tell their faults to. */
export const faultAddress = '/__fault';

/** Where the script below is. */
export const catcherAddress = '/__faults.js';

/**
 * Runs before all other code of a page that the dev server shows: tells the server what fails in the site's own code.
 * A boundary around a section hands its error to the console, so those are listened to as well.
 */
export const faultCatcher = `(() => {
  const tell = (error) => {
    if (!(error instanceof Error) || !error.stack.includes(location.origin + '/assets/')) return;
    const { message, stack } = error;
    fetch('${faultAddress}?' + new URLSearchParams({ message, stack: stack.slice(0, 4000) })).catch(() => {});
  };
  const { error: log } = console;
  console.error = (...said) => {
    log.apply(console, said);
    said.forEach(tell);
  };
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
})();
`;
