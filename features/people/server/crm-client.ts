import * as z from 'zod';
import { cutText } from '@inkstone/base';
import { createPublicFetch, type CrmApi } from '@inkstone/call/server';

/** The number of a customer, as this school and its CRM write it. */
const CustomerNumber = z.string().regex(/^[\w.-]{1,64}$/);

// A name is for reading only: control and direction characters go, and so does what is longer than a name.
const CustomerName = z
  .string()
  .max(2000)
  .transform((text) => cutText(text.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim(), 120));
const Customer = z.object({ number: CustomerNumber, name: CustomerName.nullish() });

/** A customer of the CRM. */
export interface CrmCustomer {
  number: string;
  name: string | null;
}

/** Why the CRM did not do what it was asked. */
export type CrmFailure = 'away' | 'denied' | 'unknown' | 'taken';

/** What the CRM answered. */
export type CrmOutcome = { ok: true; customer: CrmCustomer | null } | { ok: false; failure: CrmFailure };

/** How long an answer may take, from the connection to its last byte. */
const defaultTimeoutMs = 5000;
const maxAnswerBytes = 65_536;

const fail = (failure: CrmFailure): CrmOutcome => ({ ok: false, failure });

/** The body of a response as text; undefined where it is longer than an answer can be. */
const readBody = async (response: Response): Promise<string | undefined> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
};

const readCustomer = async (response: Response): Promise<CrmOutcome> => {
  const text = await readBody(response);
  const parsed = Customer.safeParse(text === undefined ? undefined : JSON.parse(text));
  if (!parsed.success) return fail('away');
  const { number, name } = parsed.data;
  return { ok: true, customer: { number, name: name || null } };
};

interface CrmRequest {
  studentId: number;
  method: 'GET' | 'PUT' | 'DELETE';
  body?: object;
  requestId?: string;
}

const toStatusFailure = (status: number, method: CrmRequest['method']): CrmFailure => {
  if (status === 401 || status === 403) return 'denied';
  if (method === 'PUT' && status === 404) return 'unknown';
  return method === 'PUT' && status === 409 ? 'taken' : 'away';
};

const send = async ({ baseUrl, token, reach, timeoutMs = defaultTimeoutMs }: CrmApi, request: CrmRequest) => {
  const { studentId, method, body, requestId } = request;
  const fetchAnswer = reach ? createPublicFetch(reach) : fetch;
  return fetchAnswer(`${baseUrl.replace(/\/+$/, '')}/students/${studentId}/customer`, {
    method,
    // A redirection could carry the token to somebody else.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(requestId && { 'idempotency-key': requestId }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
};

const ask = async (api: CrmApi, request: CrmRequest): Promise<CrmOutcome> => {
  try {
    const response = await send(api, request);
    if (request.method === 'GET' && response.status === 200) return await readCustomer(response);
    await response.body?.cancel();
    const isGone = request.method !== 'PUT' && response.status === 404;
    if (isGone || (request.method !== 'GET' && response.ok)) return { ok: true, customer: null };
    return fail(toStatusFailure(response.status, request.method));
  } catch {
    // Refused connections, time-outs, redirections, broken answers: what exactly happened helps no teacher.
    return fail('away');
  }
};

/** The customer that the CRM has for a student. */
export const readCustomerInCrm = (api: CrmApi, studentId: number): Promise<CrmOutcome> =>
  ask(api, { studentId, method: 'GET' });

/** Tells the CRM which of its customers a student is; repeated with one request id it is done once. */
export const writeCustomerInCrm = (
  api: CrmApi,
  link: { studentId: number; number: string; linkedBy: { id: number; name: string }; requestId: string },
): Promise<CrmOutcome> => {
  const { studentId, number, linkedBy, requestId } = link;
  return ask(api, { studentId, method: 'PUT', body: { number, linkedBy }, requestId });
};

/** Tells the CRM that a student is none of its customers. */
export const removeCustomerInCrm = (api: CrmApi, link: { studentId: number; requestId: string }): Promise<CrmOutcome> =>
  ask(api, { ...link, method: 'DELETE' });

/** Why the interface of a CRM cannot be used: `odd` where its answer is none that docs/crm.md describes. */
export type CrmFault = 'private' | 'unreachable' | 'certificate' | 'denied' | 'odd';

const readCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.message : '';

const toFault = (error: unknown): CrmFault => {
  const code = readCode(error instanceof Error ? error.cause : undefined);
  if (code === 'EPRIVATE') return 'private';
  if (/redirect/i.test(code)) return 'odd';
  return /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(code) ? 'certificate' : 'unreachable';
};

// No student has this id, so that a CRM has no customer for it.
const nobodyId = 0;

/** Asks the interface of a CRM for a student that is nobody; null: it answers as it should. */
export const probeCrm = async (api: CrmApi): Promise<CrmFault | null> => {
  try {
    const response = await send(api, { studentId: nobodyId, method: 'GET' });
    if (response.status === 200) return (await readCustomer(response)).ok ? null : 'odd';
    await response.body?.cancel();
    if (response.status === 404) return null;
    return toStatusFailure(response.status, 'GET') === 'denied' ? 'denied' : 'odd';
  } catch (error) {
    return error instanceof SyntaxError ? 'odd' : toFault(error);
  }
};
