import { expect, test } from 'vitest';
import { getLoginFamily, type Role } from '@inkstone/session/contract';
import { callLine, findCall, readAllowedList } from './call-locations.ts';
import { readCalls, readScreens } from './registries.ts';
import { screenFile } from './screen-sources.ts';

test('every call is in a list of docs/spec and has one handler', async () => {
  const lines = (await readCalls()).map(callLine);

  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !readAllowedList('calls').includes(line))).toEqual([]);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test('every screen is in a list of docs/spec and has one row', async () => {
  const paths = (await readScreens()).map((screen) => screen.path);

  expect(paths.filter((registered) => !readAllowedList('routes').includes(registered))).toEqual([]);
  expect(paths.filter((registered, index) => paths.indexOf(registered) !== index)).toEqual([]);
});

test('every call is found by its path, with its handler', async () => {
  const places = (await readCalls()).map((call) => ({ path: call.path, place: findCall(call.path) }));

  expect(places.filter(({ place }) => !place?.handler).map((registered) => registered.path)).toEqual([]);
}, 240_000);

test('every screen is found by its path, with its file', async () => {
  const lost = (await readScreens()).filter((screen) => !screenFile(screen.load)?.endsWith('.tsx'));

  expect(lost.map((screen) => screen.path)).toEqual([]);
});

test('what lies below backend, teacher or correct is closed to students and candidates, and what lies below frontend is theirs', async () => {
  const calls = (await readCalls()).flatMap(({ path, access }) => {
    if (access.kind !== 'roles') return [];
    // Members of the staff sit tests too, by the same calls.
    const isTheirs = access.roles.some((role) => getLoginFamily(role as Role) === 'frontend');
    return [{ path, isTheirs, first: path.split('/')[0] ?? '' }];
  });
  const [backend, frontend] = [['backend', 'teacher', 'correct'], ['frontend']].map((firsts) =>
    calls.filter(({ first }) => firsts.includes(first)),
  );

  expect([backend?.length, frontend?.length].every((count = 0) => count > 20)).toBe(true);
  expect(backend?.filter(({ isTheirs }) => isTheirs)).toEqual([]);
  expect(frontend?.filter(({ isTheirs }) => !isTheirs)).toEqual([]);
});
