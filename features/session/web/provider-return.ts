import { toLocalPath } from '../rules.ts';

/** What brought the browser to the login: the way through the provider, or a token that the provider gave out itself. */
export interface ProviderReturn {
  /** The provider's own token; undefined where the way through it has ended, which the server knows of. */
  token: string | undefined;
  /** Where one goes on. */
  next: string | null;
  /** This window was opened over a page that waits for it. */
  isReauthentication: boolean;
}

const cookie = 'sso_token';

const readTokenCookie = (): string | undefined => new RegExp(`(?:^|;\\s*)${cookie}=([^;]+)`).exec(document.cookie)?.[1];

/** Takes the provider's cookie away, whichever of the parent domains it was set for. */
export const clearTokenCookie = (): void => {
  const parts = globalThis.location.hostname.split('.');
  const domains = parts.map((_part, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${cookie}=; path=/; max-age=0${domain}`;
};

/** What the address and the cookies say of a sign-in elsewhere; null where nothing. */
export const parseProviderReturn = ({ search, hash }: { search: string; hash: string }): ProviderReturn | null => {
  const query = new URLSearchParams(search);
  const token = new URLSearchParams(hash.slice(1)).get(cookie) ?? query.get(cookie) ?? readTokenCookie();
  const ended = query.get('sso');
  if (!token && ended === null) return null;
  return { token: token ?? undefined, next: toLocalPath(query.get('next')), isReauthentication: ended === 'again' };
};
