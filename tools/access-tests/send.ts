import type { AnyCall } from '@inkstone/call';
import type { TestSchool } from '@inkstone/testing';

/** A response as received. */
export interface Raw {
  status: number;
  body: Record<string, unknown>;
}

/** A GET's input as a query string. */
export const toQueryString = (input: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) query.set(name, value.join(','));
    else query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
};

/** Sends a call as any client could: any input, any bearer. Bytes are sent as a body without fields. */
export const sendRaw = async (
  school: TestSchool,
  call: AnyCall,
  { input = {}, token }: { input?: unknown; token?: string | undefined } = {},
): Promise<Raw> => {
  const isGet = call.method === 'GET';
  const query = isGet ? toQueryString(input as Record<string, unknown>) : '';
  const response = await school.server.app.inject({
    method: call.method,
    url: `/api/${call.path}${query}`,
    headers: {
      'accept-language': 'en',
      ...(isGet ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(isGet ? {} : { payload: JSON.stringify(input) }),
    // A stream that opens does not end, so only its first bytes are read.
    ...(call.path === 'message/stream' ? { payloadAsStream: true } : {}),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  if (call.path === 'message/stream' && !isJson) response.stream().destroy();
  return { status: response.statusCode, body: isJson ? await readJson(response, call) : {} };
};

type Response = Awaited<ReturnType<TestSchool['server']['app']['inject']>>;

const readJson = async (response: Response, call: AnyCall): Promise<Record<string, unknown>> => {
  if (call.path !== 'message/stream') return response.json<Record<string, unknown>>();
  const chunks: Buffer[] = [];
  for await (const chunk of response.stream()) chunks.push(Buffer.from(chunk as Buffer));
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
};

/** What is wrong with a response that must be the envelope of a failure; empty where nothing is. */
export const findEnvelopeFault = ({ status, body }: Raw): string => {
  const isFailure = body['success'] === 0 || body['success'] === -1;
  const isWorded = typeof body['message'] === 'string' && body['message'] !== '';
  if (status >= 500) return `fault ${status}`;
  if (!isFailure || !isWorded) return `${status} ${JSON.stringify(body).slice(0, 120)}`;
  return /\bat .+:\d+:\d+/.test(JSON.stringify(body)) ? 'a stack trace' : '';
};
