// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { preloadPlayers } from '@inkstone/exam/views';
import { createFakeDevice, createStart, stubServer } from '../testing.tsx';
import { openAttemptStore } from './attempt-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the upload of the activity log begins before each save, and for the last time before the submission', async () => {
  await preloadPlayers(['choice']);
  const received = stubServer();
  const respond = globalThis.fetch;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push(url.replace('/api/', ''));
    return respond(url, init);
  });
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Reading')],
    filled: [{ section: 'Reading', sets: [[1]] }],
  });
  const store = await openAttemptStore({
    ...{ started: createStart(blueprint), sentAt: performance.now(), windowId: 'window' },
    caller: { token: () => 'token', language: () => 'en', onSignedOut: () => undefined },
    ...{ device: createFakeDevice(), holdsExclusively: () => true },
    beforeSend: ({ isLast }) => sent.push(isLast ? 'log, the last' : 'log'),
  });
  store.dispatch({ kind: 'started' });
  store.dispatch({ kind: 'section-entered', sectionId: 'Reading' });
  store.dispatch({ kind: 'answered', questionId: 1, value: 'A' });
  await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
  expect(received.at(-1)?.value).toBe('A');
  expect(sent).toEqual(Array.from({ length: sent.length / 2 }, () => ['log', 'do/saveTopicAnswer']).flat());
  sent.length = 0;
  store.submit();
  await vi.waitFor(() => expect(sent).toContain('do/saveTopic'));
  expect(sent).toEqual(['log, the last', 'do/saveTopic']);
  store.close();
});
