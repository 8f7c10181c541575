import { toLocalPath } from '../rules.ts';

/** Return from the identity provider: from the redirect flow, or with a token of the provider. */
export interface ProviderReturn {
  /** The provider's token; undefined after the redirect flow, whose result is on the server. */
  token: string | undefined;
  /** Path to continue at. */
  next: string | null;
  /** This window was opened by a page that is waiting for the sign-in. */
  isReauthentication: boolean;
}

const cookie = 'sso_token';

const readTokenCookie = (): string | undefined => new RegExp(`(?:^|;\\s*)${cookie}=([^;]+)`).exec(document.cookie)?.[1];

/** Deletes the provider's cookie on every parent domain. */
export const clearTokenCookie = (): void => {
  const parts = globalThis.location.hostname.split('.');
  const domains = parts.map((_part, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${cookie}=; path=/; max-age=0${domain}`;
};

/** Parses a return from the provider from URL and cookies; null where there is none. */
export const parseProviderReturn = ({ search, hash }: { search: string; hash: string }): ProviderReturn | null => {
  const query = new URLSearchParams(search);
  const token = new URLSearchParams(hash.slice(1)).get(cookie) ?? query.get(cookie) ?? readTokenCookie();
  const ended = query.get('sso');
  if (!token && ended === null) return null;
  return { token: token ?? undefined, next: toLocalPath(query.get('next')), isReauthentication: ended === 'again' };
};
