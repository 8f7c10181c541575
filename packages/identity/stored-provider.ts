import * as z from 'zod';

/** The identity provider that was set in the browser, as the school's row holds it. */
export const StoredSignOnProvider = z.object({
  /** How often it was saved. */
  edition: z.int(),
  issuer: z.string(),
  clientId: z.string(),
  /** Sealed with the school's secret; null: a public client. */
  clientSecret: z.string().nullable(),
  claim: z.string(),
  /** The provider's name on the button, in English and in Chinese. */
  name: z.string(),
  nameZh: z.string(),
  accountUrl: z.string().nullable(),
  passwordUrl: z.string().nullable(),
});
export type StoredSignOnProvider = z.output<typeof StoredSignOnProvider>;

/** Where the secret of the school's client is sealed for. */
export const clientSecretPlace = { purpose: 'secret of the sign-on client', place: 'school' };

/** The callback URL; it has to be registered with the provider. */
export const redirectUri = (publicUrl: string): string => new URL('/api/sso/callback', publicUrl).href;

/** Whether browsers can be sent back to an address without being intercepted: by https, or on this machine. */
export const isSafePublicUrl = (publicUrl: string | undefined): publicUrl is string =>
  publicUrl !== undefined && /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$))/.test(publicUrl);
