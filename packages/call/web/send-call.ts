import type * as z from 'zod';
import type { Language } from '@inkstone/base';
import type { AnyCall } from '../call.ts';
import { read } from '../envelope.ts';
import { Failed } from './failed.ts';

/** What a request needs of the session, without knowing the session. */
export interface Caller {
  /** The bearer, or null while nobody is signed in. */
  token(): string | null;
  language(): Language;
  /** The server said that nobody is signed in (any more) with the bearer that the request carried. */
  onSignedOut(code: string, message: string, token: string | null): void;
}

/** What a call takes, as the caller writes it. */
export type InputOf<C extends AnyCall> = z.input<C['input']>;

/** What a call gives. */
export type OutputOf<C extends AnyCall> = z.output<C['output']>;

const queryOf = (input: object): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

const networkWords: Readonly<Record<Language, string>> = {
  en: 'Network disconnected.',
  zh: '网络已断开。',
};

/** A request as its hearers see it: never its bearer, never form data. */
export interface HeardRequest {
  path: string;
  /** Undefined where form data was sent. */
  params: unknown;
}

const hearers = new Set<(request: HeardRequest) => void>();

/** Hears of every request before it goes out, for a log; the result ends it. A hearer that fails changes nothing. */
export const hearRequests = (hearer: (request: HeardRequest) => void): (() => void) => {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
};

const tellHearers = (request: HeardRequest): void => {
  for (const hearer of hearers) {
    try {
      hearer(request);
    } catch {
      // Whoever listens must not stop who speaks.
    }
  }
};

/** Makes one request; gives the body of a success, throws `Failed` for anything else. */
export const sendCall = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: InputOf<C>,
  options: { signal?: AbortSignal; keepalive?: boolean; form?: FormData } = {},
): Promise<OutputOf<C>> => {
  const token = caller.token();
  const headers: Record<string, string> = { 'accept-language': caller.language() };
  if (token) Object.assign(headers, { authorization: `Bearer ${token}`, 'cache-control': 'no-cache' });
  const isGet = call.method === 'GET';
  const body = isGet ? null : (options.form ?? JSON.stringify(input ?? {}));
  if (!isGet && !options.form) headers['content-type'] = 'application/json';
  const url = `/api/${call.path}${isGet ? queryOf((input ?? {}) as object) : ''}`;

  tellHearers({ path: call.path, params: options.form ? undefined : input });

  let response: Response;
  let parsed: unknown;
  try {
    const { signal, keepalive } = options;
    response = await fetch(url, {
      method: call.method,
      headers,
      body,
      signal: signal ?? null,
      keepalive: keepalive ?? false,
    });
    parsed = await response.json().catch(() => null);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new Failed({ kind: 'network', code: 'request.network', message: networkWords[caller.language()] });
  }
  const result = read(response.status, parsed, response.headers.get('retry-after'));
  if (result.ok) return result.body as OutputOf<C>;
  if (result.failure.kind === 'signedOut') {
    caller.onSignedOut(result.failure.code, result.failure.message, token);
  }
  throw new Failed(result.failure);
};
