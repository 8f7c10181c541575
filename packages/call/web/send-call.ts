import type * as z from 'zod';
import type { Language } from '@inkstone/base';
import type { AnyCall } from '../call.ts';
import { read } from '../envelope.ts';
import { Failed } from './failed.ts';
import { postForm } from './post-form.ts';

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

interface SendOptions {
  signal?: AbortSignal;
  keepalive?: boolean;
  form?: FormData;
  /** Of a form: how much of it has gone, 0 to 1. */
  onProgress?: (share: number) => void;
}

const postedWithProgress = (
  url: string,
  headers: Readonly<Record<string, string>>,
  { form, onProgress, signal }: SendOptions,
): Promise<Response> | undefined =>
  form && onProgress ? postForm(url, { headers, form, signal, onProgress }) : undefined;

/** Sends a request and reads its answer in its own way; a network that fails on the way is a `Failed`. */
const exchange = async <Read>(
  caller: Caller,
  call: AnyCall,
  { input, options, readBody }: { input: unknown; options: SendOptions; readBody(response: Response): Promise<Read> },
): Promise<{ token: string | null; response: Response; body: Read }> => {
  const token = caller.token();
  const headers: Record<string, string> = { 'accept-language': caller.language() };
  if (token) Object.assign(headers, { authorization: `Bearer ${token}`, 'cache-control': 'no-cache' });
  const isGet = call.method === 'GET';
  const body = isGet ? null : (options.form ?? JSON.stringify(input ?? {}));
  if (!isGet && !options.form) headers['content-type'] = 'application/json';
  const url = `/api/${call.path}${isGet ? queryOf((input ?? {}) as object) : ''}`;

  tellHearers({ path: call.path, params: options.form ? undefined : input });
  try {
    const { signal, keepalive } = options;
    const withProgress = postedWithProgress(url, headers, options);
    if (withProgress) {
      const response = await withProgress;
      return { token, response, body: await readBody(response) };
    }
    const response = await fetch(url, {
      method: call.method,
      headers,
      body,
      signal: signal ?? null,
      keepalive: keepalive ?? false,
    });
    return { token, response, body: await readBody(response) };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new Failed({ kind: 'network', code: 'request.network', message: networkWords[caller.language()] });
  }
};

/** The body of a success; anything else is thrown. */
const outcomeOf = (
  caller: Caller,
  { token, response, parsed }: { token: string | null; response: Response; parsed: unknown },
) => {
  const result = read(response.status, parsed, response.headers.get('retry-after'));
  if (result.ok) return result.body;
  if (result.failure.kind === 'signedOut') {
    caller.onSignedOut(result.failure.code, result.failure.message, token);
  }
  throw new Failed(result.failure);
};

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Makes one request; gives the body of a success, throws `Failed` for anything else. */
export const sendCall = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<OutputOf<C>> => {
  const { token, response, body } = await exchange(caller, call, { input, options, readBody: jsonOf });
  return outcomeOf(caller, { token, response, parsed: body }) as OutputOf<C>;
};

/** Fetches the bytes that a call answers; throws `Failed` where it answers anything else. */
export const fetchBytes = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: InputOf<C>,
  options: { signal?: AbortSignal } = {},
): Promise<Blob> => {
  const readBody = (response: Response) => (response.ok && !isEnvelope(response) ? response.blob() : jsonOf(response));
  const { token, response, body } = await exchange(caller, call, { input, options, readBody });
  if (body instanceof Blob) return body;
  outcomeOf(caller, { token, response, parsed: body });
  throw new Failed({ kind: 'network', code: 'request.network', message: networkWords[caller.language()] });
};

const isEnvelope = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('application/json') ?? false;
