import { PrivateAddressError, resolveAddress } from '@inkstone/mail/public-address';

/** Whether a name leads into the own network now; each connection checks it again. A name that is not found can be saved. */
export const leadsInside = async (host: string): Promise<boolean> => {
  try {
    await resolveAddress(host, { allowsPrivate: false });
    return false;
  } catch (error) {
    return error instanceof PrivateAddressError;
  }
};

/** The host of a URL, an IPv6 address without its brackets. */
export const hostFor = (address: string): string => new URL(address).hostname.replaceAll(/^\[|\]$/g, '');
