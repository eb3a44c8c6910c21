/** Whether a file of the public folder may get an address: other letters and signs are written otherwise in addresses. */
export const isAssetName = (address: string): boolean =>
  /^\/[\w./@-]+$/.test(address) && !address.includes('..');
