/**
 * Which X-Forwarded-For is trusted: none (false), that of a number of proxies in a row, or that of proxies at some addresses.
 */
export type TrustedProxy = false | number | readonly string[];

/**
 * The same as Fastify's option. With a number, the caller is the address that the last of so many proxies saw; what the
 * client itself put into the header is never used.
 */
export const toTrustProxyOption = (
  trusted: TrustedProxy,
): false | string[] | ((address: string, hop: number) => boolean) => {
  if (trusted === false) return false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return [...trusted];
};
