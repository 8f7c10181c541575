import { request as requestPlainly, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestByTls } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { PrivateAddressError, resolveAddress } from '@inkstone/mail/public-address';

/** `fetch` for addresses that were set in the browser: it follows no redirection, and what it reads has a limit. */
export type PublicFetch = (address: string, options: RequestInit) => Promise<Response>;

const maxAnswerBytes = 1_000_000;

/** Connects to the address that was checked, whatever the name leads to by now. */
const connectTo =
  (address: string): LookupFunction =>
  (_host, { all }, done) => {
    const family = isIPv6(address) ? 6 : 4;
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Error('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const toHeaders = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));

const exchange = (url: URL, options: RequestOptions, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? requestPlainly : requestByTls)(url, options, resolve);
    request.once('error', reject);
    request.end(body.length > 0 ? body : undefined);
  });

const send = async (request: Request, allowsPrivate: boolean): Promise<Response> => {
  const url = new URL(request.url);
  const isAllowed = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:');
  if (!isAllowed) throw new PrivateAddressError('The address is not one by https.');
  const address = await resolveAddress(url.hostname.replaceAll(/^\[|\]$/g, ''), { allowsPrivate });
  const body = Buffer.from(await request.arrayBuffer());
  const { method, signal } = request;
  const headers = { ...Object.fromEntries(request.headers), ...(body.length > 0 && { 'content-length': body.length }) };
  // A connection of its own for each request, so that each is checked.
  const message = await exchange(url, { method, headers, signal, agent: false, lookup: connectTo(address) }, body);
  const status = message.statusCode ?? 0;
  if (status >= 300 && status < 400 && request.redirect === 'error') {
    message.destroy();
    throw new Error('The answer is a redirection.');
  }
  const answer = await readBody(message);
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : new Uint8Array(answer), { status, headers: toHeaders(message) });
};

/**
 * Opens a `fetch` whose connections reach the public internet only, unless private addresses are allowed. It fails like
 * `fetch`: by the reason of its signal, else by a `TypeError` with the cause.
 */
export const createPublicFetch =
  ({ allowsPrivate }: { allowsPrivate: boolean }): PublicFetch =>
  async (address, options) => {
    const request = new Request(address, options);
    try {
      return await send(request, allowsPrivate);
    } catch (error) {
      request.signal.throwIfAborted();
      throw new TypeError('fetch failed', { cause: error });
    }
  };
