import { expect, test } from 'vitest';
import { handlers } from '@inkstone/server/handlers';
import { notMeasured, readings } from './readings.ts';

const named = (call: { path: string; method: string }): string => `${call.method} ${call.path}`;

test('every read call of the contracts is measured while the school grows, or has a reason not to be', () => {
  const measured = new Set(
    readings.map(({ path, isPost = false }) => named({ path, method: isPost ? 'POST' : 'GET' })),
  );
  const reading = handlers.filter(({ call }) => call.effect === 'read').map(({ call }) => call);
  const missing = reading.filter((call) => !measured.has(named(call)) && notMeasured[call.path] === undefined);
  expect(missing.map(named)).toEqual([]);

  const known = new Set(reading.map(named));
  expect([...measured].filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(notMeasured).filter((path) => measured.has(`GET ${path}`) || !known.has(`GET ${path}`))).toEqual(
    [],
  );
});
