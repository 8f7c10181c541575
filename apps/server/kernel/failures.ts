import * as z from 'zod';
import { localize, type Language } from '@inkstone/base';
import type { AnyCall } from '@inkstone/call';
import type { Failure } from '@inkstone/call/envelope';
import { planFor, toWirePath } from '@inkstone/call/legacy';
import { NotFoundError, QueueFullError, RefusalError, TooManyRequestsError } from '@inkstone/call/server';
import { isDatabaseUnavailable } from '@inkstone/db';
import { kernelMessages } from './words.ts';

const { pairs } = kernelMessages;

/** The input does not match the contract. */
export class InvalidInputError extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('invalid');
    this.fields = fields;
  }
}

/** There is no session, or it has ended. */
export class SignedOutError extends Error {
  readonly reason: 'none' | 'elsewhere' | 'expired';
  constructor(why: 'none' | 'elsewhere' | 'expired') {
    super(why);
    this.reason = why;
  }
}

/** The caller's role or permission is missing. */
export class ForbiddenError extends Error {}

/** The fields of a call's input that failed validation, by their path as sent, with the validator's messages. */
export const toFieldErrors = (error: z.ZodError, call: AnyCall): Record<string, string> => {
  const plan = planFor(call, 'input');
  const name = (path: readonly PropertyKey[]) => toWirePath(plan, path).join('.') || 'body';
  return Object.fromEntries(error.issues.slice(0, 20).map((issue) => [name(issue.path), issue.message]));
};

const signedOutMessages = { none: pairs.signedOut, elsewhere: pairs.elsewhere, expired: pairs.expired } as const;

const tooLargeCodes = new Set([
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_REQ_FILE_TOO_LARGE',
  'FST_FIELDS_LIMIT',
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FILE_TOO_LARGE',
]);
const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
const errorStatus = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;

// Error codes of the operating system, of a quota, and of PostgreSQL.
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True where the disk of the files or of the database is full. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && (fullCodes.has(errorCode(error)) || isFull(error.cause));

interface FailureContext {
  /** Null where no call was matched. */
  call: AnyCall | null;
  language: Language;
  requestId: string;
}

/**
 * Maps an error to the failure of the response, with a message in the reader's language; faults carry the request id.
 */
export const toFailure = (error: unknown, { call, language, requestId }: FailureContext): Failure => {
  if (error instanceof RefusalError) {
    const pair = call?.refusalMessages[error.code];
    const message = pair ? localize(pair, language, error.values) : error.code;
    return { kind: 'refused', code: error.code, message, values: error.values };
  }
  if (error instanceof NotFoundError) {
    return { kind: 'notFound', code: 'request.notFound', message: localize(pairs.notFound, language) };
  }
  if (error instanceof InvalidInputError) {
    return {
      kind: 'invalid',
      code: 'request.invalid',
      message: localize(pairs.invalid, language),
      fields: error.fields,
    };
  }
  if (error instanceof SignedOutError) {
    return {
      kind: 'signedOut',
      code: `session.${error.reason}`,
      message: localize(signedOutMessages[error.reason], language),
    };
  }
  if (error instanceof ForbiddenError) {
    return { kind: 'forbidden', code: 'request.forbidden', message: localize(pairs.forbidden, language) };
  }
  if (error instanceof TooManyRequestsError || errorStatus(error) === 429) {
    const seconds = error instanceof TooManyRequestsError ? error.retryAfterSeconds : 60;
    const message =
      seconds < 7200
        ? localize(pairs.tooMany, language, { seconds })
        : localize(pairs.tooManyToday, language, { hours: Math.ceil(seconds / 3600) });
    return { kind: 'tooMany', code: 'request.tooMany', message, retryAfterSeconds: seconds };
  }
  if (tooLargeCodes.has(errorCode(error)) || errorStatus(error) === 413) {
    return { kind: 'tooLarge', code: 'request.tooLarge', message: localize(pairs.tooLarge, language) };
  }
  if (isFull(error)) {
    return { kind: 'busy', code: 'request.full', message: localize(pairs.full, language), retryAfterSeconds: 60 };
  }
  if (error instanceof QueueFullError) {
    const seconds = error.retryAfterSeconds;
    return {
      kind: 'busy',
      code: 'request.busy',
      message: localize(pairs.queue, language, { seconds }),
      retryAfterSeconds: seconds,
    };
  }
  if (errorStatus(error) === 503 || isDatabaseUnavailable(error)) {
    return { kind: 'busy', code: 'request.busy', message: localize(pairs.busy, language), retryAfterSeconds: 5 };
  }
  const status = errorStatus(error);
  if (status >= 400 && status < 500) {
    return { kind: 'invalid', code: 'request.invalid', message: localize(pairs.invalid, language), fields: {} };
  }
  const message = localize(pairs.fault, language, { id: requestId });
  return { kind: 'fault', code: 'request.fault', message, requestId };
};
