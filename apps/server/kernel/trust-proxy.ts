/** Whose X-Forwarded-For counts: nobody's, that of so many proxies in a row, or that of proxies at some addresses. */
export type TrustedProxy = false | number | readonly string[];

/**
 * The same as the server asks it. With a number the caller is whoever the last of so many proxies saw: what a client
 * itself writes into X-Forwarded-For stands further left and never counts.
 */
export const toTrustProxyOption = (
  trusted: TrustedProxy,
): false | string[] | ((address: string, hop: number) => boolean) => {
  if (trusted === false) return false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return [...trusted];
};
