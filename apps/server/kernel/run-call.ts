import { createHmac } from 'node:crypto';
import { hasUnsafeText, type Language } from '@inkstone/base';
import { fromWire, isAllowed, toWire, type AnyCall } from '@inkstone/call';
import {
  NotFoundError,
  RefusalError,
  type CallHandler,
  type CurrentUser,
  type HandlerServices,
  type RequestInfo,
  type Upload,
} from '@inkstone/call/server';
import { inTransaction, getSqlState, type Db, type Tx } from '@inkstone/db';
import { countUse } from '@inkstone/session/server';
import { ForbiddenError, InvalidInputError, SignedOutError, toFieldErrors } from './failures.ts';
import { findCompletedRequest, insertCompletedRequest, type CompletedRequest } from './completed-requests.queries.ts';
import type { HeavyCalls } from './heavy-calls.ts';
import type { Subscriptions } from './subscriptions.ts';

/** The request data of a call. */
export interface Incoming {
  raw: unknown;
  me: CurrentUser | null;
  signedOutReason: 'none' | 'elsewhere' | 'expired';
  language: Language;
  request: RequestInfo;
  uploads: AsyncIterable<Upload>;
}

/** The runner's dependencies. */
export interface Runner {
  db: Db;
  /** The services of one call; push takes part in its transaction. */
  services(tx: Tx | null): HandlerServices;
  subscriptions: Subscriptions;
  /** Called with the transaction of a write that was committed. */
  afterCommit?(tx: Tx): Promise<void>;
  /** Runs heavy reads on a thread; without it they run like all others. */
  heavy?: HeavyCalls;
}

/** An envelope that is already serialised. */
export class JsonEnvelope {
  readonly json: Uint8Array;
  constructor(json: Uint8Array) {
    this.json = json;
  }
}

const refuse = (code: string, values?: Record<string, string | number>): never => {
  throw new RefusalError(code, values);
};
const notFound = (): never => {
  throw new NotFoundError();
};

// Deadlocks and serialisation failures roll back completely, so the transaction can be retried.
const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(getSqlState(error) ?? '');

const retryTransient = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= 3 || !isTransient(error)) throw error;
    }
  }
};

/** Throws where the call needs a session, or another role or permission. */
export const checkCaller = (call: AnyCall, me: CurrentUser | null, whySignedOut: Incoming['signedOutReason']): void => {
  if (call.access.kind !== 'anyone' && me === null) throw new SignedOutError(whySignedOut);
  if (!isAllowed(call.access, me)) throw new ForbiddenError();
};

const parseInput = (call: AnyCall, incoming: Incoming): unknown => {
  checkCaller(call, incoming.me, incoming.signedOutReason);
  if (hasUnsafeText(incoming.raw)) throw new InvalidInputError({ body: 'characters that cannot be kept' });
  const parsed = call.input.safeParse(fromWire(call, 'input', incoming.raw));
  if (!parsed.success) throw new InvalidInputError(toFieldErrors(parsed.error, call));
  return parsed.data;
};

const findRequestId = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'requestId' in input && typeof input.requestId === 'string'
    ? input.requestId
    : null;

/**
 * Runs a call: checks caller and input, prepares, handles it in one transaction, emits events, validates the output.
 */
export const runCall = async (runner: Runner, handler: CallHandler, incoming: Incoming): Promise<unknown> => {
  const { call } = handler;
  const input = parseInput(call, incoming);
  const baseContext = {
    input,
    me: incoming.me as CurrentUser,
    language: incoming.language,
    request: incoming.request,
    refuse,
    notFound,
  };
  const { secret } = runner.services(null);
  const key = createIdempotencyKey({ call, input, personId: incoming.me?.id ?? null, secret });
  // A repeated request is not prepared again, so that no file is stored twice.
  const completed = handler.prepare ? await findCompleted(runner.db as unknown as Tx, key) : undefined;
  if (completed) return replayAnswer(completed, call, key);
  const prepared = handler.prepare
    ? await handler.prepare({ ...runner.services(null), ...baseContext, db: runner.db, uploads: incoming.uploads })
    : undefined;

  let usedTx: Tx | undefined;
  const handle = async (tx: Tx): Promise<unknown> => {
    usedTx = tx;
    const services = runner.services(tx);
    const { emit } = runner.subscriptions.eventContext(tx, services, incoming.me?.id ?? null);
    const output = await handler.handle({ ...services, ...baseContext, tx, prepared, emit });
    return call.responseFormat === 'bytes' ? output : toWire(call, 'output', call.output.parse(output));
  };

  // A read changes nothing, so it uses any connection of the pool.
  if (call.effect === 'read') {
    const tx = runner.db as unknown as Tx;
    const { me, language } = baseContext;
    if (!runner.heavy || !(await handler.isHeavy?.({ input, me, tx }))) return handle(tx);
    const { now, school } = runner.services(null);
    return new JsonEnvelope(await runner.heavy.run({ path: call.path, input, me, language, now, school }));
  }
  const output = await handleOnce(runner, call, handle, key);
  if (usedTx) await runner.afterCommit?.(usedTx);
  return output;
};

/** The idempotency key of a write: the person and the request id, null where there is none, and what is sent under it. */
interface IdempotencyKey {
  personId: number | null;
  requestId: string | null;
  /** A MAC and not a hash of the input, which may hold a password. */
  contentMac: Buffer;
}

const noContent = Buffer.alloc(0);

const createIdempotencyKey = (request: {
  call: AnyCall;
  input: unknown;
  personId: number | null;
  secret: string;
}): IdempotencyKey => {
  const { call, input, personId, secret } = request;
  const requestId = call.effect === 'write' ? findRequestId(input) : null;
  // As it was sent: a request that is repeated after an update has the same content.
  const content = () => JSON.stringify(toWire(call, 'input', input));
  const contentMac = requestId === null ? noContent : createHmac('sha256', secret).update(content()).digest();
  return { personId, requestId, contentMac };
};

const findCompleted = async (tx: Tx, { personId, requestId }: IdempotencyKey) =>
  personId === null || requestId === null ? undefined : findCompletedRequest(tx, { personId, requestId });

// Characters of answers that are stored for one person in a day, and up to which length an answer is not counted.
const maxStoredLength = 50_000_000;
const uncountedLength = 1000;

/** Answers are stored so that a repeated request gets the same one; long ones are limited, since anybody may ask often. */
const countStoredAnswer = async (tx: Tx, stored: { personId: number; length: number; now: Date }): Promise<void> => {
  const { personId, length, now } = stored;
  if (length <= uncountedLength) return;
  await countUse(tx, now, { key: `answers ${personId}`, most: maxStoredLength, windowSeconds: 86_400 }, length);
};

const handleOnce = async (
  runner: Runner,
  call: AnyCall,
  handle: (tx: Tx) => Promise<unknown>,
  key: IdempotencyKey,
): Promise<unknown> => {
  const { personId, requestId, contentMac } = key;
  if (personId === null || requestId === null) return retryTransient(() => inTransaction(runner.db, handle));

  const work = () =>
    inTransaction(runner.db, async (tx) => {
      const completed = await findCompletedRequest(tx, { personId, requestId });
      if (completed) return replayAnswer(completed, call, key);
      const output = await handle(tx);
      const { now } = runner.services(tx);
      const json = JSON.stringify(call.replayRefusal === undefined ? output : null);
      await countStoredAnswer(tx, { personId, length: json.length, now });
      await insertCompletedRequest(tx, { personId, requestId, path: call.path, json, completedAt: now, contentMac });
      return output;
    });
  try {
    return await retryTransient(work);
  } catch (error) {
    // A concurrent request with the same key has committed: return its answer.
    if (getSqlState(error) !== '23505') throw error;
    return retryTransient(work);
  }
};

/** The stored answer, where the request is the same; nothing is reported as done that another request did. */
const replayAnswer = (completed: CompletedRequest, call: AnyCall, { contentMac }: IdempotencyKey): unknown => {
  if (completed.path !== call.path) throw new InvalidInputError({ requestId: 'used for another call' });
  if (completed.contentMac !== null && !contentMac.equals(completed.contentMac)) {
    throw new InvalidInputError({ requestId: 'used for other content' });
  }
  return call.replayRefusal === undefined ? completed.response : refuse(call.replayRefusal);
};
