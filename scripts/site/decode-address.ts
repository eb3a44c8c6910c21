/** An address with its signs as they are; one that cannot be decoded, such as /100%.svg, as it is written. */
export const decodeAddress = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};
