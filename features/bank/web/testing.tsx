import { vi } from 'vitest';
import type { ReactElement } from 'react';
import { CallProvider } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import type { Language } from '@inkstone/base';
import { fromWire, toWire, type AnyCall } from '@inkstone/call';

/** A call with its response in a test, under the names inside. */
export type CallResponse = readonly [call: AnyCall, answer: unknown];

/** A request that a screen sent, under the names inside where the test has a response for it. */
export interface SentRequest {
  path: string;
  input: unknown;
}

/** Renders a component whose calls get the given responses; returns the requests sent. */
export const renderWithCalls = (
  part: ReactElement,
  responses: readonly CallResponse[],
  options: { language?: Language; at?: string } = {},
) => {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const [path = ''] = url.replace('/api/', '').split('?');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const match = responses.find(([call]) => call.path === path);
    sent.push({ path, input: match ? fromWire(match[0], 'input', body) : body });
    const status = match ? 200 : 404;
    const response = match
      ? { success: 1, ...(toWire(match[0], 'output', match[1]) as object) }
      : { success: 0, reason: 'request.notFound', message: path };
    return new Response(JSON.stringify(response), { status });
  });
  const caller = {
    token: () => 'token',
    language: () => options.language ?? 'en',
    onSignedOut: () => undefined,
  } as const;
  const rendered = renderUi(<CallProvider caller={caller}>{part}</CallProvider>, options);
  return { ...rendered, sent };
};
