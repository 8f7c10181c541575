import type { TestSchool } from '@inkstone/server/testing';
import { UserInfo } from './contract.ts';

/** A browser as far as signing in sees it: its cookie, and the answers as they come over the wire. */
export interface RawBrowser {
  /** The ua_token cookie that it holds now. */
  readonly uaToken: string;
  /** Posts or gets a path of the API; the body and the status as they are. */
  call(path: string, body?: object, token?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Signs in and gives the person with the tokens. */
  logIn(family: 'frontend' | 'backend', username: string, password?: string, shared?: boolean): Promise<UserInfo>;
}

/** A browser with a cookie jar of its own. */
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
      return UserInfo.parse(body);
    },
  };
};
