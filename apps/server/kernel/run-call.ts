import { isHostile, type Language } from '@inkstone/base';
import { isAllowed, type AnyCall } from '@inkstone/call';
import {
  NotFoundError,
  RefusalError,
  type CallHandler,
  type CurrentUser,
  type HandlerServices,
  type RequestInfo,
  type Upload,
} from '@inkstone/call/server';
import { inTransaction, sqlStateOf, type Db, type Tx } from '@inkstone/db';
import { Forbidden, Invalid, SignedOut, fieldsOf } from './failures.ts';
import { findRequestDone, insertRequestDone } from './request-done.queries.ts';
import type { HeavyCalls } from './heavy-calls.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What one request brings to a call. */
export interface Incoming {
  raw: unknown;
  me: CurrentUser | null;
  whySignedOut: 'none' | 'elsewhere' | 'expired';
  language: Language;
  request: RequestInfo;
  uploads: AsyncIterable<Upload>;
}

/** What the runner needs of the process. */
export interface Runner {
  db: Db;
  /** The outside of one call; push goes into its transaction. */
  outside(tx: Tx | null): HandlerServices;
  subscriptions: Subscriptions;
  /** Where heavy reads are answered; absent: here, as all others. */
  heavy?: HeavyCalls;
}

/** An envelope that is JSON already. */
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

// Deadlocks and serialisation failures roll back whole, so the same work may run again.
const isPassing = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error) ?? '');

const again = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= 3 || !isPassing(error)) throw error;
    }
  }
};

/** Throws where the caller has to be signed in, or is somebody else than the call is for. */
export const checkCaller = (call: AnyCall, me: CurrentUser | null, whySignedOut: Incoming['whySignedOut']): void => {
  if (call.access.kind !== 'anyone' && me === null) throw new SignedOut(whySignedOut);
  if (!isAllowed(call.access, me)) throw new Forbidden();
};

const check = (call: AnyCall, incoming: Incoming): unknown => {
  checkCaller(call, incoming.me, incoming.whySignedOut);
  if (isHostile(incoming.raw)) throw new Invalid({ body: 'characters that cannot be kept' });
  const parsed = call.input.safeParse(incoming.raw);
  if (!parsed.success) throw new Invalid(fieldsOf(parsed.error));
  return parsed.data;
};

const requestIdOf = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'requestId' in input && typeof input.requestId === 'string'
    ? input.requestId
    : null;

/** Runs one call from input to answer: who, what, prepare, one transaction, events, the answer's own shape. */
export const runCall = async (runner: Runner, answer: CallHandler, incoming: Incoming): Promise<unknown> => {
  const { call } = answer;
  const input = check(call, incoming);
  const given = {
    input,
    me: incoming.me as CurrentUser,
    language: incoming.language,
    request: incoming.request,
    refuse,
    notFound,
  };
  const press = { personId: incoming.me?.id ?? null, requestId: call.effect === 'write' ? requestIdOf(input) : null };
  // What was done before is not prepared again: no file is stored a second time.
  const before = answer.prepare ? await foundDone(runner.db as unknown as Tx, press) : undefined;
  if (before) return doneAgain(before, call);
  const prepared = answer.prepare
    ? await answer.prepare({ ...runner.outside(null), ...given, db: runner.db, uploads: incoming.uploads })
    : undefined;

  const decide = async (tx: Tx): Promise<unknown> => {
    const outside = runner.outside(tx);
    const { emit } = runner.subscriptions.hearing(tx, outside);
    const output = await answer.handle({ ...outside, ...given, tx, prepared, emit });
    return call.responseFormat === 'bytes' ? output : call.output.parse(output);
  };

  // A read takes any connection of the pool: nothing holds it to one, since it changes nothing.
  if (call.effect === 'read') {
    const tx = runner.db as unknown as Tx;
    const { me, language } = given;
    if (!runner.heavy || !(await answer.isHeavy?.({ input, me, tx }))) return decide(tx);
    const { now } = runner.outside(null);
    return new JsonEnvelope(await runner.heavy.run({ path: call.path, input, me, language, now }));
  }
  return decideOnce(runner, call, decide, press);
};

/** One press of a button: whose, and its own name; null where there is none. */
interface Press {
  personId: number | null;
  requestId: string | null;
}

const foundDone = async (tx: Tx, { personId, requestId }: Press) =>
  personId === null || requestId === null ? undefined : findRequestDone(tx, { personId, requestId });

const decideOnce = async (
  runner: Runner,
  call: AnyCall,
  decide: (tx: Tx) => Promise<unknown>,
  press: Press,
): Promise<unknown> => {
  const { personId, requestId } = press;
  if (personId === null || requestId === null) return again(() => inTransaction(runner.db, decide));

  const work = () =>
    inTransaction(runner.db, async (tx) => {
      const done = await findRequestDone(tx, { personId, requestId });
      if (done) return doneAgain(done, call);
      const output = await decide(tx);
      const kept = call.replayRefusal === undefined ? output : null;
      await insertRequestDone(tx, { personId, requestId, path: call.path, answer: kept, at: runner.outside(tx).now });
      return output;
    });
  try {
    return await again(work);
  } catch (error) {
    // The same press was committed by another request meanwhile: its answer is ours.
    if (sqlStateOf(error) !== '23505') throw error;
    return again(work);
  }
};

const doneAgain = (done: { path: string; answer: unknown }, call: AnyCall): unknown => {
  if (done.path !== call.path) throw new Invalid({ requestId: 'used for another call' });
  return call.replayRefusal === undefined ? done.answer : refuse(call.replayRefusal);
};
