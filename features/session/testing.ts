import type { TestSchool } from '@inkstone/testing';
import { fromWire } from '@inkstone/call';
import { signInFrontend, UserInfo } from './contract.ts';
import { writeStoredSession, type Login } from './web/stored-session.ts';

export { getOwnMail, proveMail, sendMailCode } from './contract/mail.ts';
export { changePassword, recoverPassword, sendPasswordCode } from './contract/password.ts';

/** A browser for sign-in tests: its cookie, and raw responses. */
export interface RawBrowser {
  /** The ua_token cookie that it holds now. */
  readonly uaToken: string;
  /** Calls an API path; returns body and status. */
  call(path: string, body?: object, token?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Signs in; returns the person with the tokens. */
  logIn(family: 'frontend' | 'backend', username: string, password?: string, shared?: boolean): Promise<UserInfo>;
}

const parseUser = (body: unknown): UserInfo => UserInfo.parse(fromWire(signInFrontend, 'output', body));

export const aBrowser = (school: TestSchool): RawBrowser => {
  let uaToken = '';
  const call: RawBrowser['call'] = async (path, body, token) => {
    const response = await school.server.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/${path}`,
      headers: { 'accept-language': 'en', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      cookies: uaToken === '' ? {} : { ua_token: uaToken },
      ...(body ? { payload: body } : {}),
    });
    const set = response.cookies.find(({ name }) => name === 'ua_token');
    if (set) uaToken = set.value;
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  return {
    get uaToken() {
      return uaToken;
    },
    call,
    async logIn(family, username, password = 'inkstone', shared = false) {
      const { body } = await call(`${family}/login`, { username, password, shared });
      return parseUser(body);
    },
  };
};

/** A browser for sign-on tests: all cookies, no automatic redirects. */
export interface SsoBrowser {
  /** Requests an API URL, signed in where a token is given; returns where it redirects, and the body. */
  go(address: string, token?: string): Promise<{ status: number; to: string; body: Record<string, unknown> }>;
  /** Posts a call. */
  post(path: string, payload: object, token?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Posts sso/login, with the provider's token or without. */
  signOn(token?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** A cookie that it holds, with how it was set. */
  cookie(name: string): Record<string, unknown> | undefined;
  /** Holds a cookie of another browser. */
  take(name: string, value: string): void;
}

/** A browser with a jar for every cookie. */
export const openSsoBrowser = (school: TestSchool): SsoBrowser => {
  const jar = new Map<string, Record<string, unknown>>();
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    { payload, token }: { payload?: object; token?: string | undefined } = {},
  ) => {
    const response = await school.server.app.inject({
      method,
      url,
      headers: { 'accept-language': 'en', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      cookies: Object.fromEntries([...jar].map(([name, { value }]) => [name, String(value)])),
      ...(payload ? { payload } : {}),
    });
    for (const { name, ...cookie } of response.cookies) {
      if (cookie.value === '') jar.delete(name);
      else jar.set(name, { ...cookie });
    }
    const body = response.body === '' ? {} : response.json<Record<string, unknown>>();
    return { status: response.statusCode, to: String(response.headers.location ?? ''), body };
  };
  return {
    go: (address, token) => send('GET', address, { token }),
    post: (path, payload, token) => send('POST', `/api/${path}`, { payload, token }),
    signOn: (token) => send('POST', '/api/sso/login', { payload: token === undefined ? {} : { token } }),
    cookie: (name) => jar.get(name),
    take: (name, value) => void jar.set(name, { value }),
  };
};

/** Storage entries that a browser has after a login. */
export const storedSessionEntries = (answered: unknown, login: Login): [string, string][] => {
  const { token, deviceKey = '', ...person } = parseUser(answered);
  const places = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return places.size;
    },
    key: (index) => [...places.keys()][index] ?? null,
    getItem: (place) => places.get(place) ?? null,
    setItem: (place, value) => void places.set(place, value),
    removeItem: (place) => void places.delete(place),
    clear: () => places.clear(),
  };
  writeStoredSession(storage, { person, login, token, lost: null });
  return [...places, [`inkstone.key.${person.id}`, deviceKey]];
};
