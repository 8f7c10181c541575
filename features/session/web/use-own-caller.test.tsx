// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider, sendCall } from '@inkstone/call/web';
import { closeSession } from '../contract.ts';
import { sessionCaller, sessionStore } from './session.ts';
import { linXiaohe } from './testing.tsx';
import { useOwnCaller } from './use-own-caller.ts';

const login = { family: 'frontend', username: 'linxiaohe' } as const;
const fetched = vi.fn<typeof fetch>(async () => Response.json({ success: 1 }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  sessionStore.signOut();
  sessionStore.signIn(linXiaohe, login, 'bearer');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openCaller = () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CallProvider caller={sessionCaller}>{children}</CallProvider>
  );
  return renderHook(() => useOwnCaller(linXiaohe.id), { wrapper }).result.current;
};

test('unsent data is not sent once another person has signed in in the window, and is sent after a return', async () => {
  const caller = openCaller();
  sessionStore.lose('bearer', { code: 'session.expired', message: 'Your session has ended.' });
  sessionStore.signIn({ ...linXiaohe, id: linXiaohe.id + 1 }, login, 'bearer of another');
  await expect(sendCall(caller, closeSession, {})).rejects.toThrow('signed in');
  expect(fetched).not.toHaveBeenCalled();

  sessionStore.signIn(linXiaohe, login, 'bearer again');
  await sendCall(caller, closeSession, {});
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer bearer again' });
});
