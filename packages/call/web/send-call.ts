import type * as z from 'zod';
import type { Language } from '@inkstone/base';
import { browserMethod, type AnyCall } from '../call.ts';
import { readEnvelope } from '../envelope.ts';
import { CallError } from './call-error.ts';
import { postForm } from './post-form.ts';

/** An answer that a device keeps, and when it came, in milliseconds of the device's clock. */
export interface CachedResponse {
  answer: unknown;
  keptAt: number;
}

/** Keeps answers of one person on this device. */
export interface ResponseCache {
  find(key: string): Promise<CachedResponse | null>;
  store(key: string, answer: unknown): Promise<void>;
}

/** What a request needs of the session, without knowing the session. */
export interface Caller {
  /** The bearer, or null while nobody is signed in. */
  token(): string | null;
  language(): Language;
  /** The server said that nobody is signed in (any more) with the bearer that the request carried. */
  onSignedOut(code: string, message: string, token: string | null): void;
  /** Where answers of the signed-in person are kept on this device; null where nobody is signed in. */
  responseCache?(): Promise<ResponseCache | null>;
}

/** What a call takes, as the caller writes it. */
export type CallInput<C extends AnyCall> = z.input<C['input']>;

/** What a call gives. */
export type CallOutput<C extends AnyCall> = z.output<C['output']>;

/** A file that goes with a request, and the name that the server is told. */
interface UploadFile {
  bytes: Blob;
  name: string;
}

/** The fields of an input as text; what is not there is left out. */
const toFields = (input: unknown): [string, string][] =>
  Object.entries((input ?? {}) as object)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]);

const toQueryString = (input: unknown): string => {
  const text = new URLSearchParams(toFields(input)).toString();
  return text === '' ? '' : `?${text}`;
};

// The file comes last, so that the server knows the fields before the bytes arrive.
const toFormData = (input: unknown, { bytes, name }: UploadFile): FormData => {
  const form = new FormData();
  for (const [field, value] of toFields(input)) form.append(field, value);
  form.append('file', bytes, name);
  return form;
};

const networkMessages: Readonly<Record<Language, string>> = {
  en: 'Network disconnected.',
  zh: '网络已断开。',
};

/** A request as its hearers see it: never its bearer, never form data. */
export interface ObservedRequest {
  path: string;
  /** Undefined where form data was sent. */
  params: unknown;
}

const observers = new Set<(request: ObservedRequest) => void>();

/** Hears of every request before it goes out, for a log; the result ends it. A hearer that fails changes nothing. */
export const observeRequests = (hearer: (request: ObservedRequest) => void): (() => void) => {
  observers.add(hearer);
  return () => observers.delete(hearer);
};

const notifyObservers = (request: ObservedRequest): void => {
  for (const hearer of observers) {
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
  /** Sends input and file together as a form. */
  file?: UploadFile;
  /** Of a file: how much of the request has gone, 0 to 1. */
  onProgress?: (share: number) => void;
}

const postWithProgress = (
  url: string,
  headers: Readonly<Record<string, string>>,
  { form, onProgress, signal }: Omit<SendOptions, 'file'> & { form: FormData | undefined },
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
  const method = browserMethod(call);
  const isGet = method === 'GET';
  const form = options.file && toFormData(input, options.file);
  const body = isGet ? null : (form ?? JSON.stringify(input ?? {}));
  if (!isGet && !form) headers['content-type'] = 'application/json';
  const url = `/api/${call.path}${isGet ? toQueryString(input) : ''}`;

  notifyObservers({ path: call.path, params: form ? undefined : input });
  try {
    const { signal, keepalive } = options;
    const withProgress = postWithProgress(url, headers, { ...options, form });
    if (withProgress) {
      const response = await withProgress;
      return { token, response, body: await readBody(response) };
    }
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: signal ?? null,
      keepalive: keepalive ?? false,
    });
    return { token, response, body: await readBody(response) };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError({ kind: 'network', code: 'request.network', message: networkMessages[caller.language()] });
  }
};

/** The body of a success; anything else is thrown. */
const unwrapBody = (
  caller: Caller,
  { token, response, parsed }: { token: string | null; response: Response; parsed: unknown },
) => {
  const result = readEnvelope(response.status, parsed, response.headers.get('retry-after'));
  if (result.ok) return result.body;
  if (result.failure.kind === 'signedOut') {
    caller.onSignedOut(result.failure.code, result.failure.message, token);
  }
  throw new CallError(result.failure);
};

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Makes one request; gives the body of a success, throws `Failed` for anything else. */
export const sendCall = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallOutput<C>> => {
  const { token, response, body } = await exchange(caller, call, { input, options, readBody: readJson });
  return unwrapBody(caller, { token, response, parsed: body }) as CallOutput<C>;
};

/** Fetches the bytes that a call answers; throws `Failed` where it answers anything else. */
export const fetchBytes = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: CallInput<C>,
  options: { signal?: AbortSignal } = {},
): Promise<Blob> => {
  const readBody = (response: Response) =>
    response.ok && !isEnvelope(response) ? response.blob() : readJson(response);
  const { token, response, body } = await exchange(caller, call, { input, options, readBody });
  if (body instanceof Blob) return body;
  unwrapBody(caller, { token, response, parsed: body });
  throw new CallError({ kind: 'network', code: 'request.network', message: networkMessages[caller.language()] });
};

const isEnvelope = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('application/json') ?? false;
