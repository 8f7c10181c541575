// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { flushWithPage } from '@inkstone/device/outbox';
import { sessionStore } from './session.ts';
import { linXiaohe } from './testing.tsx';

const login = { family: 'frontend', username: 'linxiaohe' } as const;

beforeEach(() => {
  sessionStore.signOut();
  sessionStore.signIn(linXiaohe, login, 'bearer');
});

const loseSession = () => sessionStore.lose('bearer', { code: 'session.expired', message: 'Your session has ended.' });

/** What waits on the page, and the tokens with which it was sent. */
const openPage = () => {
  const tokens: (string | null)[] = [];
  const end = flushWithPage(vi.fn(() => tokens.push(sessionStore.get().token)));
  return { tokens, end };
};

test('unsent data is sent as soon as its person has signed in again', () => {
  const { tokens, end } = openPage();
  loseSession();
  expect(tokens).toEqual([]);
  sessionStore.signIn(linXiaohe, login, 'another bearer');
  expect(tokens).toEqual(['another bearer']);
  end();
});

test('it is not sent in the name of another person', () => {
  const { tokens, end } = openPage();
  loseSession();
  sessionStore.signIn({ ...linXiaohe, id: linXiaohe.id + 1 }, login, 'bearer of another');
  expect(tokens).toEqual([]);
  end();
});
