import { afterEach, expect, test, vi } from 'vitest';
import { joinSignals } from './join-signals.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for([true, false])('signals are joined: one that aborts gives the reason (browser has it: %s)', (hasAny) => {
  if (!hasAny) vi.stubGlobal('AbortSignal', class {});
  const [one, two] = [new AbortController(), new AbortController()];
  const joined = joinSignals([one.signal, two.signal]);
  expect(joined.aborted).toBe(false);
  two.abort('second');
  expect([joined.aborted, joined.reason]).toEqual([true, 'second']);
  expect(joinSignals([one.signal, two.signal]).reason).toBe('second');
});
