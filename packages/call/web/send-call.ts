import type * as z from 'zod';
import type { Language } from '@inkstone/base';
import { browserMethod, fromWire, toWire, type AnyCall } from '../call.ts';
import { readEnvelope } from '../envelope.ts';
import { challengeHeader, proofHeader } from '../work-proof.ts';
import { CallError } from './call-error.ts';
import { postForm } from './post-form.ts';
import { forgetRequest, withOwnRequestId } from './request-content.ts';
import { createStallGuard } from './stall-guard.ts';

/** A response cached on the device, and when it was stored, in ms of the device's clock. */
export interface CachedResponse {
  response: unknown;
  cachedAt: number;
}

/** Caches responses of one person on this device. */
export interface ResponseCache {
  find(key: string): Promise<CachedResponse | null>;
  store(key: string, response: unknown): Promise<void>;
}

/** The parts of the session that a request needs. */
export interface Caller {
  /** The bearer token; null while signed out. */
  token(): string | null;
  language(): Language;
  /** Called when the server reports that the request's bearer has no session any more. */
  onSignedOut(code: string, message: string, token: string | null): void;
  /** The response cache of the signed-in person; null while signed out. */
  responseCache?(): Promise<ResponseCache | null>;
}

/** The input of a call, before parsing. */
export type CallInput<C extends AnyCall> = z.input<C['input']>;

/** The output of a call. */
export type CallOutput<C extends AnyCall> = z.output<C['output']>;

/** A file to upload, with its name. */
interface UploadFile {
  bytes: Blob;
  name: string;
}

/** Converts an input to text fields; absent values are left out. */
const toFields = (input: unknown): [string, string][] =>
  Object.entries((input ?? {}) as object)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]);

const toQueryString = (input: unknown): string => {
  const text = new URLSearchParams(toFields(input)).toString();
  return text === '' ? '' : `?${text}`;
};

// The file is last, so that the server has the fields before its bytes.
const toFormData = (input: unknown, { bytes, name }: UploadFile): FormData => {
  const form = new FormData();
  for (const [field, value] of toFields(input)) form.append(field, value);
  form.append('file', bytes, name);
  return form;
};

/**
 * The JSON of an input. Half a character, as cutting or deleting leaves it, becomes the replacement character, as in
 * queries and forms: the server accepts no half, and what waits to be sent would wait for ever.
 */
const toJson = (input: unknown): string =>
  JSON.stringify(input ?? {}, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

const networkMessages: Readonly<Record<Language, string>> = {
  en: 'Network disconnected.',
  zh: '网络已断开。',
};

/** A request as observers see it, without the bearer and form data. */
export interface ObservedRequest {
  path: string;
  /** Undefined for form data. */
  params: unknown;
}

const observers = new Set<(request: ObservedRequest) => void>();

/** Observes every request before it is sent; returns a function that unsubscribes. A failing observer has no effect. */
export const observeRequests = (hearer: (request: ObservedRequest) => void): (() => void) => {
  observers.add(hearer);
  return () => observers.delete(hearer);
};

const notifyObservers = (request: ObservedRequest): void => {
  for (const hearer of observers) {
    try {
      hearer(request);
    } catch {
      // An observer must not break the request.
    }
  }
};

export interface SendOptions {
  signal?: AbortSignal;
  /** Fails as a network error once nothing has arrived for this long; absent: waits as long as the browser does. */
  stallMs?: number;
  keepalive?: boolean;
  /** Sends the input and the file as a form. */
  file?: UploadFile;
  /** Upload progress, 0 to 1. */
  onProgress?: (share: number) => void;
}

const postWithProgress = (
  url: string,
  headers: Readonly<Record<string, string>>,
  { form, onProgress, signal }: Omit<SendOptions, 'file'> & { form: FormData | undefined },
): Promise<Response> | undefined =>
  form && onProgress ? postForm(url, { headers, form, signal, onProgress }) : undefined;

/**
 * Sends a request. Where others of this network have used up what unknown browsers may ask, it does the work that the
 * response names, and sends it once more.
 */
const fetchWithProof = async (url: string, request: RequestInit & { headers: Record<string, string> }) => {
  const response = await fetch(url, request);
  const challenge = response.status === 429 ? response.headers.get(challengeHeader) : null;
  if (challenge === null) return response;
  const { solveChallenge } = await import('./solve-challenge.lazy.ts');
  const proof = await solveChallenge(challenge, request.signal ?? undefined);
  return proof === null ? response : fetch(url, { ...request, headers: { ...request.headers, [proofHeader]: proof } });
};

/** Sends a request and reads its body; a network failure is thrown as a CallError. */
const exchange = async <Read>(
  caller: Caller,
  call: AnyCall,
  request: { input: unknown; options: SendOptions; readBody(response: Response): Promise<Read> },
): Promise<{ token: string | null; response: Response; body: Read }> => {
  const { options, readBody } = request;
  const input = toWire(call, 'input', request.input);
  const token = caller.token();
  const headers: Record<string, string> = { 'accept-language': caller.language() };
  if (token) Object.assign(headers, { authorization: `Bearer ${token}`, 'cache-control': 'no-cache' });
  const method = browserMethod(call);
  const isGet = method === 'GET';
  const form = options.file && toFormData(input, options.file);
  const body = isGet ? null : (form ?? toJson(input));
  if (!isGet && !form) headers['content-type'] = 'application/json';
  const url = `/api/${call.path}${isGet ? toQueryString(input) : ''}`;

  notifyObservers({ path: call.path, params: form ? undefined : input });
  const guard = options.stallMs === undefined ? null : createStallGuard(options.stallMs, options.signal);
  try {
    const { keepalive } = options;
    const signal = guard?.signal ?? options.signal;
    const withProgress = postWithProgress(url, headers, { ...options, form });
    if (withProgress) {
      const response = await withProgress;
      return { token, response, body: await readBody(response) };
    }
    const request = { method, headers, body, signal: signal ?? null, keepalive: keepalive ?? false };
    const response = await fetchWithProof(url, request);
    const content = await readBody(guard ? await guard.receive(response) : response);
    return { token, response, body: content };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError({ kind: 'network', code: 'request.network', message: networkMessages[caller.language()] });
  } finally {
    guard?.end();
  }
};

/** Returns the body of a success; throws a CallError otherwise. */
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

// What is no JSON comes from a proxy; a body that was cut on its way fails as the network does.
const readJson = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });

/** Makes one request; returns the body of a success as it was received, and throws a CallError otherwise. */
export const receiveBody = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<Record<string, unknown>> => {
  const own = withOwnRequestId(call.path, input);
  const { token, response, body } = await exchange(caller, call, { input: own, options, readBody: readJson });
  // A failure of the server or of a proxy on the way does not tell whether it was done.
  if (response.status < 500) forgetRequest(own);
  return unwrapBody(caller, { token, response, parsed: body });
};

/** Makes one request; returns the body of a success and throws a CallError otherwise. */
export const sendCall = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallOutput<C>> => fromWire(call, 'output', await receiveBody(caller, call, input, options)) as CallOutput<C>;

/** Fetches the bytes of a call; throws a CallError where it returns anything else. */
export const fetchBytes = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: CallInput<C>,
  options: Pick<SendOptions, 'signal'> = {},
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
