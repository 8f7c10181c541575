// @vitest-environment jsdom
import { freshDevice } from '@inkstone/device/testing';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { expect, test, vi } from 'vitest';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { createStart, stubServer, openStore } from '../testing.tsx';
import { maintainOfflineCopy } from './maintain-offline-copy.ts';
import { openOfflineAssignments } from '../attempt-session/offline-assignments.ts';

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1, 2]] }],
});
const personId = 900;
const begun: BrowserEvent[] = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'Reading' },
  { kind: 'question-entered', questionId: 1 },
];
const patience = { timeout: 60_000 };
const work = { kind: 'test', id: 7 } as const;

test('a device without space for an answer keeps no copy for opening the exam offline', async () => {
  freshDevice();
  stubServer();
  const device = openDeviceJournals(personId);
  let isFull = false;
  const whileRoom =
    <Args extends unknown[], Done>(act: (...args: Args) => Promise<Done>) =>
    async (...args: Args): Promise<Done> => {
      if (isFull) throw new DOMException('No room', 'QuotaExceededError');
      return act(...args);
    };
  const store = await openStore(createStart(blueprint), begun, {
    ...device,
    open: whileRoom(device.open),
    write: whileRoom(device.write),
    acknowledge: whileRoom(device.acknowledge),
  });
  const stop = maintainOfflineCopy(store, { ...work, personId });
  await vi.waitFor(async () => expect(await openOfflineAssignments(personId).find(work)).not.toBeNull());

  isFull = true;
  store.dispatch({ kind: 'answered', questionId: 1, value: 'B' });

  await vi.waitFor(() => expect(store.snapshot().isDeviceFull).toBe(true), patience);
  await vi.waitFor(async () => expect(await openOfflineAssignments(personId).find(work)).toBeNull(), patience);
  stop();
  store.close();
  vi.unstubAllGlobals();
});
