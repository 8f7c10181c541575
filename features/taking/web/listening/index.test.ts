// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createStart, stubServer, openStore } from '../testing.tsx';
import { releaseListening, openListening } from './index.ts';
import { listSetRecordings } from './set-recording.ts';

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
const fullStart = createStart(blueprint, { stimuli });
const [firstSet, secondSet] = fullStart.sets;
const renew = async () => [];

beforeEach(() => {
  localStorage.clear();
  stubServer();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an attempt that is reopened with more recordings downloads and plays these, too', async () => {
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
  const before = await openStore({ ...fullStart, sets: [firstSet] }, []);
  const opened = openListening(before, { recordings: listSetRecordings(before.started.sets), renew });
  await vi.waitFor(() => expect(opened.preloader.get(firstSet.id).is).toBe('ready'));
  releaseListening(before.started.attemptId);

  const after = await openStore(fullStart, []);
  const again = openListening(after, { recordings: listSetRecordings(after.started.sets), renew });
  await vi.waitFor(() => expect(again.preloader.get(secondSet.id).is).toBe('ready'));
  expect(again.player.view(String(secondSet.id)).is).toBe('notBegun');
  expect(fetched).toEqual([`/api/file?id=${firstSet.id}`, `/api/file?id=${secondSet.id}`]);

  vi.useFakeTimers();
  releaseListening(after.started.attemptId);
  await vi.runAllTimersAsync();
  before.close();
  after.close();
});
