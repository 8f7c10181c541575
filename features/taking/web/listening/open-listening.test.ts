// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { aStart, holdEverything, openStore } from '../testing.tsx';
import { leaveListening, openListening } from './index.ts';
import { recordingsIn } from './recording-of.ts';

const blueprint = buildBlueprint({
  sections: [buildSectionRule('listening', { parts: [buildPartRule('one'), buildPartRule('two')] })],
  filled: [
    { section: 'listening', part: 'one', sets: [[1]], audioSeconds: 60 },
    { section: 'listening', part: 'two', sets: [[2]], audioSeconds: 60 },
  ],
});
const setIds = blueprint.sections.flatMap(({ parts }) => parts.flatMap(({ sets }) => sets.map(({ id }) => id)));
const stimuli = Object.fromEntries(
  setIds.map((id) => [
    id,
    { kind: 'audio' as const, files: [{ id, url: `/api/file?id=${id}`, mime: 'audio/mpeg' }], audioSeconds: 60 },
  ]),
);
const whole = aStart(blueprint, { stimuli });
const [firstSet, secondSet] = whole.sets;
const renew = async () => [];

beforeEach(() => {
  localStorage.clear();
  holdEverything();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an attempt that is opened again with more recordings fetches and plays these, too', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return new Response(new Uint8Array(10), { headers: { 'content-length': '10' } });
  });
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      pause() {}
      removeAttribute() {}
    },
  );
  if (!firstSet || !secondSet) throw new Error('two sets are needed');
  const before = await openStore({ ...whole, sets: [firstSet] }, []);
  const opened = openListening(before, { recordings: recordingsIn(before.started.sets), renew });
  await vi.waitFor(() => expect(opened.preload.of(firstSet.id).is).toBe('ready'));
  leaveListening(before.started.attemptId);

  const after = await openStore(whole, []);
  const again = openListening(after, { recordings: recordingsIn(after.started.sets), renew });
  await vi.waitFor(() => expect(again.preload.of(secondSet.id).is).toBe('ready'));
  expect(again.desk.view(String(secondSet.id)).is).toBe('notBegun');
  expect(fetched).toEqual([`/api/file?id=${firstSet.id}`, `/api/file?id=${secondSet.id}`]);

  vi.useFakeTimers();
  leaveListening(after.started.attemptId);
  await vi.runAllTimersAsync();
  before.close();
  after.close();
});
