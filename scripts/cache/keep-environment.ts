/**
 * Lets the bundler work, which says NODE_ENV=production to its process, where a server may run that is none of
 * production.
 */
export const keepEnvironment = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const isSet = process.env.NODE_ENV !== undefined;
  try {
    return await work();
  } finally {
    if (!isSet) delete process.env.NODE_ENV;
  }
};
