import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@inkstone/base';
import type { AnyCall } from '@inkstone/call';
import { failureResponse, successBody } from '@inkstone/call/envelope';
import type { CallHandler, BytesResponse, RequestInfo, Upload } from '@inkstone/call/server';
import { challengeHeader, proofHeader } from '@inkstone/call/work-proof';
import { isDatabaseUnavailable } from '@inkstone/db';
import { toNetwork } from './address.ts';
import { toFailure, InvalidInputError } from './failures.ts';
import { failurePage, isPageRequest } from './failure-page.ts';
import type { PersonTurns } from './person-turns.ts';
import { checkCaller, JsonEnvelope, runCall, type Runner } from './run-call.ts';
import { safeHeaders } from './safe-headers.ts';
import { anonymousCaller, type AnonymousRequest, type Caller, type SignIn } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, set once authenticated. */
    caller: Caller | null;
    /** Whether it came with a proof of work. */
    hasProof: boolean;
  }
}

/** The dependencies of the routes besides the runner. */
export interface Adapter {
  runner: Runner;
  signIn: SignIn;
  turns: PersonTurns;
}

/** The language of an anonymous request, from its Accept-Language header. */
export const requestedLanguage = (header: string | undefined): Language =>
  /^\s*en\b/i.test(header ?? '') ? 'en' : 'zh';

const uaCookie = 'ua_token';

const toRequestInfo = (request: FastifyRequest, reply: FastifyReply): RequestInfo => ({
  id: request.id,
  address: toNetwork(request.ip),
  uaToken: request.cookies[uaCookie] ?? '',
  hasProof: request.hasProof,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  range: request.headers.range,
  setUaToken(value) {
    const secure = request.protocol === 'https';
    const seconds = value === '' ? 0 : 400 * 86_400;
    reply.setCookie(uaCookie, value, { path: '/', httpOnly: false, sameSite: 'lax', secure, maxAge: seconds });
  },
  clearBrowserCache() {
    // Browsers honour this header only on secure origins.
    reply.header('clear-site-data', '"cache"');
  },
  cookie: (name) => request.cookies[name] ?? '',
  setCookie({ name, value, path, seconds, sameSite, isSecure }) {
    const secure = isSecure || request.protocol === 'https';
    reply.setCookie(name, value, { path, httpOnly: true, sameSite, secure, maxAge: value === '' ? 0 : seconds });
  },
});

const toAnonymousRequest = (request: FastifyRequest): AnonymousRequest => ({
  network: toNetwork(request.ip),
  uaToken: request.cookies[uaCookie] ?? '',
  proof: String(request.headers[proofHeader] ?? ''),
});

const noUploads: AsyncIterable<Upload> = {
  async *[Symbol.asyncIterator]() {
    // no uploads
  },
};

interface FormFields {
  raw: unknown;
  uploads: AsyncIterable<Upload>;
}

// RFC 2046 allows 70 characters; the parser fails on much longer boundaries.
const maxBoundaryLength = 70;

/** Rejects a multipart content type without a usable boundary. */
const checkBoundary = (type = ''): void => {
  const boundary = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(type);
  const text = boundary?.[1] ?? boundary?.[2] ?? '';
  if (text === '' || text.length > maxBoundaryLength)
    throw new InvalidInputError({ body: 'a form without a boundary' });
};

/** Refuses an anonymous call of another type than a form: only a form's file is read after its sender is known. */
const checkForm = (call: AnyCall, type = ''): void => {
  if (call.access.kind !== 'anyone' || call.requestFormat !== 'multipart') return;
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type)) throw new InvalidInputError({ body: 'no form' });
};

const formLimits = { fieldSize: 100_000, fields: 30, files: 10 };

/** Limits of forms that are read before it is known who sends them. */
const anonymousFormLimits = { fieldSize: 1000, fields: 10, files: 1 };

/** Fields come first and are read whole; files are passed on as streams. */
const readForm = async (request: FastifyRequest, call: AnyCall): Promise<FormFields> => {
  checkBoundary(request.headers['content-type']);
  const limits = call.access.kind === 'anyone' ? anonymousFormLimits : formLimits;
  const parts = request.parts({ limits: { fileSize: call.maxBytes, ...limits } });
  const raw: Record<string, unknown> = {};
  let step = await parts.next();
  while (!step.done && step.value.type === 'field') {
    raw[step.value.fieldname] = step.value.value;
    step = await parts.next();
  }
  const uploads = async function* (): AsyncGenerator<Upload> {
    while (!step.done) {
      if (step.value.type === 'file') {
        yield { field: step.value.fieldname, name: step.value.filename, stream: step.value.file };
        step.value.file.resume();
      }
      step = await parts.next();
    }
  };
  return { raw, uploads: { [Symbol.asyncIterator]: uploads } };
};

// The multipart parser reports malformed forms by message only.
const formFaults = /unexpected end of (multipart|form|file)|boundary not found|malformed/i;

/** Maps the parser's errors about truncated or malformed forms to invalid input; other errors stay. */
const toFormError = (error: unknown): unknown =>
  error instanceof Error && formFaults.test(error.message)
    ? new InvalidInputError({ body: 'a form that is cut or malformed' })
    : error;

const sendBytes = async (reply: FastifyReply, bytes: BytesResponse): Promise<FastifyReply> => {
  reply.code(bytes.status).headers(bytes.headers);
  if (typeof bytes.body !== 'function') return reply.send(bytes.body);
  reply.hijack();
  reply.raw.writeHead(bytes.status, { ...safeHeaders, ...bytes.headers });
  bytes.body(reply.raw);
  return reply;
};

/** Anonymous bodies contain only a name, a password or a token. */
export const anonymousMaxBytes = 16 * 1024;

/**
 * The largest body that a call accepts. Anonymous calls accept little, but for the file that comes after the fields of a
 * form: its handler reads it once it knows the sender's secret.
 */
const bodyLimitFor = (call: AnyCall): number => {
  if (call.access.kind === 'anyone' && call.requestFormat !== 'multipart')
    return Math.min(call.maxBytes, anonymousMaxBytes);
  return call.requestFormat === 'multipart' ? call.maxBytes + 1_000_000 : call.maxBytes;
};

/** Authenticates and authorises the request before its body is read; throws where the caller may not make the call. */
const admit = async ({ signIn }: Adapter, call: AnyCall, request: FastifyRequest): Promise<void> => {
  const caller = await signIn.authenticate(request.headers.authorization);
  request.caller = caller;
  const { me, why } = caller;
  if (me) signIn.countPerson(me.id);
  // A file's URL is signed, and a page has many of them.
  else if (call.responseFormat === 'envelope') {
    request.hasProof = signIn.countAnonymous(toAnonymousRequest(request));
  }
  checkCaller(call, me, why);
  checkForm(call, request.headers['content-type']);
};

const languageFor = ({ caller, headers }: FastifyRequest): Language =>
  caller?.me?.language ?? requestedLanguage(headers['accept-language']);

const readInput = async (request: FastifyRequest, call: AnyCall): Promise<FormFields> => {
  if (call.requestFormat === 'multipart' && request.isMultipart()) return readForm(request, call);
  const isInBody = request.method === 'POST' && call.requestFormat !== 'query';
  const fields = isInBody ? request.body : request.query;
  return { raw: fields === undefined ? {} : fields, uploads: noUploads };
};

/** Names a challenge to a browser that was refused for what others of its network ask. */
const addChallenge = ({ signIn }: Adapter, request: FastifyRequest, reply: FastifyReply): void => {
  if (request.caller?.me || request.hasProof) return;
  const challenge = signIn.issueChallenge(toAnonymousRequest(request));
  if (challenge !== null) reply.header(challengeHeader, challenge);
};

interface FailedRequest {
  adapter: Adapter;
  call: AnyCall;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends the failure in the response format of the call. */
const sendFailure = (thrown: unknown, { adapter, call, request, reply }: FailedRequest): FastifyReply => {
  const error = call.requestFormat === 'multipart' ? toFormError(thrown) : thrown;
  const language = languageFor(request);
  const failure = toFailure(error, { call, language, requestId: request.id });
  const line = { err: error, call: call.path, reqId: request.id };
  if (failure.kind === 'fault') request.log.error(line, 'fault');
  if (failure.code === 'request.full') request.log.error(line, 'no room');
  if (isDatabaseUnavailable(error)) request.log.warn(line, 'no database');
  const { status, body } = failureResponse(failure, call.legacy?.refusalCodes);
  if ('retryAfterSeconds' in failure) reply.header('retry-after', String(failure.retryAfterSeconds));
  if (failure.kind === 'tooMany' && call.responseFormat === 'envelope') addChallenge(adapter, request, reply);
  reply.code(status).header('cache-control', 'no-store');
  if (!isPageRequest(call, request.headers.accept)) return reply.send(body);
  return reply.type('text/html; charset=utf-8').send(failurePage(failure.message, language));
};

/** Registers the route of one call under /api. */
export const routeCall = (app: FastifyInstance, adapter: Adapter, handler: CallHandler): void => {
  const { call } = handler;
  app.route({
    method: call.hasSecretInput ? ['GET', 'POST'] : call.method,
    url: `/api/${call.path}`,
    bodyLimit: bodyLimitFor(call),
    onRequest: (request) => admit(adapter, call, request),
    errorHandler: (error, request, reply) => void sendFailure(error, { adapter, call, request, reply }),
    handler: async (request, reply) => {
      const { me, why } = request.caller ?? anonymousCaller;
      const { raw, uploads } = await readInput(request, call);
      const language = languageFor(request);
      const incoming = { raw, me, signedOutReason: why, language, request: toRequestInfo(request, reply), uploads };
      const run = async () => runCall(adapter.runner, handler, incoming);
      // Uploads, files and streams last as long as their network: they would keep the turns of the person.
      const isShort = call.responseFormat === 'envelope' && call.requestFormat !== 'multipart';
      const output = await (me && isShort ? adapter.turns.run(me.id, run) : run());
      if (call.responseFormat === 'bytes') return sendBytes(reply, output as BytesResponse);
      reply.header('cache-control', 'no-store');
      if (output instanceof JsonEnvelope)
        return reply.type('application/json; charset=utf-8').send(Buffer.from(output.json.buffer));
      return reply.send(successBody(output as object));
    },
  });
};
