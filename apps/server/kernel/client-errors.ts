import type { Socket } from 'node:net';
import { localize, type Language } from '@inkstone/base';
import { failureResponse, type Failure } from '@inkstone/call/envelope';
import { safeHeaders } from './safe-headers.ts';
import { kernelMessages } from './words.ts';

const { pairs } = kernelMessages;

/** What Node says of a request that it could not read, with the bytes that it was reading. */
interface ClientError extends Error {
  code?: string;
  /** A buffer, though the framework's types say otherwise. */
  rawPacket?: unknown;
}

// Such a request has no parsed headers, so its language is looked for in the bytes that arrived.
const englishHeader = /^accept-language:[ \t]*en\b/im;

const toStatusAndFailure = (code: string | undefined, language: Language): [status: string, failure: Failure] => {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = localize(pairs.longAddress, language);
    return ['431 Request Header Fields Too Large', { kind: 'tooLarge', code: 'request.tooLarge', message }];
  }
  const isSlow = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const message = localize(isSlow ? pairs.slow : pairs.invalid, language);
  return [
    isSlow ? '408 Request Timeout' : '400 Bad Request',
    { kind: 'invalid', code: 'request.invalid', message, fields: {} },
  ];
};

const toResponse = ({ code, rawPacket }: ClientError): string => {
  const language = englishHeader.test(Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '') ? 'en' : 'zh';
  const [status, failure] = toStatusAndFailure(code, language);
  const body = JSON.stringify(failureResponse(failure).body);
  const headers = {
    ...safeHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
};

/** Answers a request that Node could not read, in the shape of every other failure, and closes its connection. */
export const answerClientError = (error: ClientError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(toResponse(error));
  socket.destroy(error);
};
