import { vi } from 'vitest';
import type { ReactElement } from 'react';
import { CallProvider } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import type { Language } from '@inkstone/base';
import type { AnyCall } from '@inkstone/call';

/** What a call is answered with in a test: a value, or what a request's input makes of it. */
export type Told = readonly [call: AnyCall, answer: unknown];

/** Requests that a screen sent, by call. */
export interface Sent {
  path: string;
  input: unknown;
}

/** Draws a part whose calls are answered by the given values; gives what was sent. */
export const drawWith = (part: ReactElement, told: readonly Told[], how: { language?: Language; at?: string } = {}) => {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const [path = ''] = url.replace('/api/', '').split('?');
    const input: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ path, input });
    const found = told.find(([call]) => call.path === path);
    const status = found ? 200 : 404;
    const body = found
      ? { success: 1, ...(found[1] as object) }
      : { success: 0, reason: 'request.notFound', message: path };
    return new Response(JSON.stringify(body), { status });
  });
  const caller = { token: () => 'token', language: () => how.language ?? 'en', onSignedOut: () => undefined } as const;
  const drawn = renderUi(<CallProvider caller={caller}>{part}</CallProvider>, how);
  return { ...drawn, sent };
};
