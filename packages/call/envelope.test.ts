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

test.each(failures)('what the server says as $kind is read as that', (failure) => {
  const { status, body } = failureResponse(failure);
  expect(readKind(status, body)).toBe(failure.kind);
});

test('a refusal may have a number as its code, and keeps its reason', () => {
  const failure: Failure = { kind: 'refused', code: 'book.failed', message: '' };

  expect(failureResponse(failure, { 'book.failed': -5 }).body).toMatchObject({ code: -5, reason: 'book.failed' });
  expect(failureResponse(failure).body).toMatchObject({ code: 'book.failed', reason: 'book.failed' });
});

test("a proxy's own page says nothing of the call, whatever its status: it is neither gone nor refused nor signed out", () => {
  for (const status of [400, 401, 403, 404, 413, 418, 500, 502]) expect(readKind(status, null)).toBe('fault');
  expect(readKind(404, { error: 'no route' })).toBe('fault');
  expect(readKind(200, null)).toBe('fault');
});

test('whoever is busy may say so', () => {
  expect(readKind(httpStatusByKind.busy, null, '5')).toBe('busy');
  expect(readKind(httpStatusByKind.tooMany, null, '5')).toBe('tooMany');
});
