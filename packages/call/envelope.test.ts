import { expect, test } from 'vitest';
import { failureResponse, readEnvelope, httpStatusByKind, type Failure } from './envelope.ts';

const readKind = (status: number, body: unknown, retryAfter: string | null = null) => {
  const result = readEnvelope(status, body, retryAfter);
  return result.ok ? 'success' : result.failure.kind;
};

const failures: Failure[] = [
  { kind: 'refused', code: 'test.withdrawn', message: '' },
  { kind: 'invalid', code: 'request.invalid', message: '', fields: {} },
  { kind: 'signedOut', code: 'session.expired', message: '' },
  { kind: 'forbidden', code: 'request.forbidden', message: '' },
  { kind: 'notFound', code: 'request.notFound', message: '' },
  { kind: 'tooLarge', code: 'request.tooLarge', message: '' },
  { kind: 'tooMany', code: 'request.tooMany', message: '', retryAfterSeconds: 1 },
  { kind: 'busy', code: 'request.busy', message: '', retryAfterSeconds: 1 },
  { kind: 'busy', code: 'request.full', message: '', retryAfterSeconds: 60 },
  { kind: 'fault', code: 'request.fault', message: '', requestId: 'r' },
];

test.each(failures)('a response of the kind $kind is parsed as such', (failure) => {
  const { status, body } = failureResponse(failure);
  expect(readKind(status, body)).toBe(failure.kind);
});

test('a success has success 1 or a status, and its body is returned as it is', () => {
  for (const body of [{ success: 1, id: 4 }, { status: 'open' }, { success: 0, status: true }])
    expect(readEnvelope(200, body, null)).toEqual({ ok: true, body });
  for (const body of [{ success: 0 }, { success: 0, status: '' }, { status: 0 }, {}])
    expect(readKind(200, body)).not.toBe('success');
  expect(readKind(500, { success: 1, status: 'open' })).not.toBe('success');
});

test('a refusal may have a number as its code, and keeps its reason', () => {
  const failure: Failure = { kind: 'refused', code: 'book.failed', message: '' };

  expect(failureResponse(failure, { 'book.failed': -5 }).body).toMatchObject({ code: -5, reason: 'book.failed' });
  expect(failureResponse(failure).body).toMatchObject({ code: 'book.failed', reason: 'book.failed' });
});

test('a page of a proxy is neither not found nor a refusal nor signed out, whatever its status', () => {
  for (const status of [400, 401, 403, 404, 413, 418, 500, 502]) expect(readKind(status, null)).toBe('fault');
  expect(readKind(404, { error: 'no route' })).toBe('fault');
  expect(readKind(200, null)).toBe('fault');
});

test('any server may report that it is busy', () => {
  expect(readKind(httpStatusByKind.busy, null, '5')).toBe('busy');
  expect(readKind(httpStatusByKind.tooMany, null, '5')).toBe('tooMany');
});
