const local =
  /^https?:\/\/(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\]|[^/:]+\.(local|localhost|internal|test))(?=[:/?#]|$)/i;

/** Whether a web address leads to a computer of one's own, which no visitor can reach. */
export const isLocalAddress = (address: string): boolean => local.test(address);
