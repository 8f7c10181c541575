/** The kinds of failure of a call; only this file knows their representation in the envelope. */
export type Failure =
  | { kind: 'refused'; code: string; message: string; values?: Readonly<Record<string, string | number>> }
  | { kind: 'invalid'; code: 'request.invalid'; message: string; fields: Readonly<Record<string, string>> }
  | { kind: 'signedOut'; code: 'session.none' | 'session.elsewhere' | 'session.expired'; message: string }
  | { kind: 'forbidden'; code: 'request.forbidden'; message: string }
  | { kind: 'notFound'; code: 'request.notFound'; message: string }
  | { kind: 'tooLarge'; code: 'request.tooLarge'; message: string }
  | { kind: 'tooMany'; code: 'request.tooMany'; message: string; retryAfterSeconds: number }
  | { kind: 'busy'; code: 'request.busy' | 'request.full'; message: string; retryAfterSeconds: number }
  | { kind: 'fault'; code: 'request.fault'; message: string; requestId: string };

/** HTTP status of each kind of failure. */
export const httpStatusByKind: Readonly<Record<Failure['kind'], number>> = {
  refused: 409,
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  tooLarge: 413,
  tooMany: 429,
  busy: 503,
  fault: 500,
};

/** Refusals with another status than 409. */
const refusalStatus: Readonly<Record<string, number>> = {
  'login.wrong': 401,
};

/** The values of the envelope's `success`. */
const envelopeSuccess = { ok: 1, failed: 0, signedOut: -1 } as const;

/** The body of a successful response. */
export const successBody = (output: object): Record<string, unknown> => ({ success: envelopeSuccess.ok, ...output });

/** The status and body of a failed call; some refusals have a number as their code. */
export const failureResponse = (
  failure: Failure,
  refusalCodes: Readonly<Record<string, number>> = {},
): { status: number; body: Record<string, unknown> } => {
  const status =
    failure.kind === 'refused'
      ? (refusalStatus[failure.code] ?? httpStatusByKind.refused)
      : httpStatusByKind[failure.kind];
  const { kind, code, ...rest } = failure;
  const success = kind === 'signedOut' ? envelopeSuccess.signedOut : envelopeSuccess.failed;
  const body = { success, code: refusalCodes[code] ?? code, reason: code, ...rest };
  return { status, body };
};

/** A failure in the browser, including network errors. */
export type CallFailure = Failure | { kind: 'network'; code: 'request.network'; message: string };

// A proxy may be busy as well; its other errors are not those of the call.
const intermediaryKinds = new Set<Failure['kind']>(['busy', 'tooMany']);

// An address that is too long is refused before there is a call.
const longAddressStatus = 431;

const failureKindFor = (status: number, body: Record<string, unknown>): Failure['kind'] => {
  if (body['success'] === envelopeSuccess.signedOut) return 'signedOut';
  if (typeof body['reason'] === 'string' && !String(body['reason']).startsWith('request.')) return 'refused';
  if (status === longAddressStatus && 'success' in body) return 'tooLarge';
  const match = Object.entries(httpStatusByKind).find(
    ([kind, itsStatus]) => itsStatus === status && kind !== 'refused',
  );
  const kind = match ? (match[0] as Failure['kind']) : 'fault';
  return 'success' in body || intermediaryKinds.has(kind) ? kind : 'fault';
};

/** The fields of a failure of any kind. */
interface FailureFields {
  kind: Failure['kind'];
  code: string;
  message: string;
  fields: object;
  requestId: string;
  retryAfterSeconds: number;
}

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/**
 * Reads an envelope: `success` is 1, or `status` is truthy; anything else is a failure. A response without an envelope
 * comes from a proxy and is a temporary fault whatever its status.
 */
export const readEnvelope = (
  status: number,
  body: unknown,
  retryAfter: string | null,
): { ok: true; body: Record<string, unknown> } | { ok: false; failure: Failure } => {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (status < 400 && (fields['success'] === envelopeSuccess.ok || Boolean(fields['status'])))
    return { ok: true, body: fields };
  const kind = failureKindFor(status, fields);
  const failure: FailureFields = {
    fields: {},
    requestId: '',
    ...fields,
    kind,
    code: textOr(fields['reason'], 'request.fault'),
    message: textOr(fields['message'], ''),
    retryAfterSeconds: Number(retryAfter ?? fields['retryAfterSeconds'] ?? 0) || 0,
  };
  // The kind determines which fields are present; they were written by a server of the same version.
  return { ok: false, failure: failure as Failure };
};
