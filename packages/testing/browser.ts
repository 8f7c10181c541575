import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { browserMethod, fromWire, toWire, type AnyCall } from '@inkstone/call';
import { readEnvelope, type Failure } from '@inkstone/call/envelope';

type CallInput<C extends AnyCall> = z.input<C['input']>;
type CallOutput<C extends AnyCall> = z.output<C['output']>;

/** A browser that makes calls over HTTP with the contract's types. */
export interface CallBrowser {
  /** Makes a call that must succeed; throws otherwise. */
  ask<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallOutput<C>>;
  /** The same, for writes. */
  send<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallOutput<C>>;
  /** The code of a refusal; throws where the call was not refused. */
  refused<C extends AnyCall>(call: C, input: CallInput<C>): Promise<string>;
  /** The failure of a call that must fail; the input may violate the contract. */
  failed(call: AnyCall, input: unknown): Promise<Failure>;
}

const callVia = async (app: FastifyInstance, call: AnyCall, draft: unknown, headers: Record<string, string>) => {
  const input = toWire(call, 'input', draft);
  const method = browserMethod(call);
  const isGet = method === 'GET';
  const query = isGet ? new URLSearchParams() : undefined;
  for (const [name, value] of Object.entries((input ?? {}) as object)) {
    if (isGet && value !== undefined && value !== null) query?.set(name, String(value));
  }
  const response = await app.inject({
    method,
    url: `/api/${call.path}${query && query.size > 0 ? `?${query.toString()}` : ''}`,
    headers: { 'accept-language': 'en', ...headers },
    ...(isGet ? {} : { payload: (input ?? {}) as object }),
  });
  const retryAfter = response.headers['retry-after'];
  const body: unknown = JSON.parse(response.body);
  return readEnvelope(response.statusCode, body, retryAfter === undefined ? null : String(retryAfter));
};

/** A browser that sends these headers with each call. */
export const createBrowser = (app: FastifyInstance, headers: Record<string, string>): CallBrowser => {
  const ask = async <C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallOutput<C>> => {
    const result = await callVia(app, call, input, headers);
    if (!result.ok) throw new Error(`${call.path} failed: ${JSON.stringify(result.failure)}`);
    return fromWire(call, 'output', result.body) as CallOutput<C>;
  };
  const failed = async (call: AnyCall, input: unknown): Promise<Failure> => {
    const result = await callVia(app, call, input, headers);
    if (result.ok) throw new Error(`${call.path} succeeded: ${JSON.stringify(result.body)}`);
    return result.failure;
  };
  const refused = async (call: AnyCall, input: unknown): Promise<string> => {
    const failure = await failed(call, input);
    if (failure.kind !== 'refused') throw new Error(`${call.path} was not refused: ${JSON.stringify(failure)}`);
    return failure.code;
  };
  return { ask, send: ask, refused, failed };
};
