import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A response as the benchmark reads it. */
export interface RawResponse {
  status: number;
  body: string;
}

/** A keep-alive agent with a maximum number of connections. */
export const connections = (most: number): http.Agent => new http.Agent({ keepAlive: true, maxSockets: most });

interface RequestOptions {
  agent: http.Agent;
  token: string;
  body?: object;
}

/** Sends a request and reads the whole response. */
export const sendRequest = (url: string, { agent, token, body }: RequestOptions): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
    };
    const request = http.request(
      url,
      { agent, method: payload === undefined ? 'GET' : 'POST', headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      },
    );
    request.on('error', reject);
    request.end(payload);
  });

const maxTries = 30;

/**
 * Makes a call that must succeed and returns the fields of the envelope; a busy server is retried, as a browser does.
 */
export const call = async <Fields>(url: string, options: RequestOptions, tries = 1): Promise<Fields> => {
  const { status, body } = await sendRequest(url, options);
  if (status === 503 && tries < maxTries) {
    await pause(1000);
    return call(url, options, tries + 1);
  }
  if (status !== 200) throw new Error(`${url} answered ${status}: ${body.slice(0, 300)}`);
  return JSON.parse(body) as Fields;
};

/** The quantile of some values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
