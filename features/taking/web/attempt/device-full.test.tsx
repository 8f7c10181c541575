// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { HeldElsewhere } from '../journal/device-journal.ts';
import { aStart, drawWindow, holdEverything, openStore } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1]] }],
});
const begun = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'Reading' }] as const;

/** A device that can be read and has no room: what was never opened belongs to no page. */
const noRoom = {
  open: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  put: async () => Promise.reject(new HeldElsewhere()),
};

test('on a device without room one answers and the server gets it; the window says where answers are', async () => {
  const held = holdEverything();
  const store = await openStore(aStart(blueprint), begun, noRoom);
  drawWindow(store);
  expect(await screen.findByText('This device has no room for your answers.')).toBeTruthy();
  expect(store.snapshot().isWritable).toBe(true);
  act(() => void store.say({ kind: 'answered', questionId: 1, value: 'A' }));
  await vi.waitFor(() => expect(held.at(-1)?.value).toBe('A'));
  await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
  expect(screen.queryByText('The server does not take these answers.')).toBeNull();
  store.close();
});

test('without room and without a network it says that only this window has the answers', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const store = await openStore(aStart(blueprint), begun, noRoom);
  drawWindow(store);
  expect(await screen.findByText(/3 entries are in this window alone/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save answers as a file' })).toBeTruthy();
  expect(store.snapshot().saving).toEqual({ is: 'notSaved', waiting: 3, why: 'deviceFull' });
  store.close();
});

test('a window that is opened again goes on with what the device had no room for', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const store = await openStore(aStart(blueprint), begun, noRoom);
  store.say({ kind: 'answered', questionId: 1, value: 'A' });
  const inHand = store.inHand();
  store.close();
  const held = holdEverything();
  const again = await openStore(aStart(blueprint), [], noRoom, inHand);
  expect(again.snapshot().seen.answers[1]).toBe('A');
  await vi.waitFor(() => expect(held.at(-1)?.value).toBe('A'));
  again.close();
});

test('what another page of the device has written meanwhile goes before what a window has in hand', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const store = await openStore(aStart(blueprint), begun, noRoom);
  const before = store.inHand();
  store.say({ kind: 'answered', questionId: 1, value: 'A' });
  const inHand = store.inHand();
  store.close();
  const others = { ...before, head: { ...before.head, writer: 'another page' } };
  const device = { ...noRoom, read: async () => others };
  const again = await openStore(aStart(blueprint), [], device, inHand);
  expect(again.snapshot().seen.answers[1]).toBeUndefined();
  again.close();
});

test('what was handed in from a device without room is done once the server has it', async () => {
  holdEverything();
  const store = await openStore(aStart(blueprint), begun, noRoom);
  store.handIn();
  await vi.waitFor(() => expect(store.snapshot()).toMatchObject({ handIn: 'done', saving: { is: 'saved' } }));
  store.close();
});
