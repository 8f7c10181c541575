import { readFileSync } from 'node:fs';
import { freshDevice, loadDevice, type DeviceFixture } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearResponseCache, responseCacheFor } from './response-cache.ts';

// Databases are opened once a window and person: each test has persons of its own.
let personId = 500;
const aPerson = () => (personId += 1);

beforeEach(freshDevice);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (instant: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(instant));
};

test('the latest response is returned, with its time', async () => {
  const cache = responseCacheFor(aPerson());
  at('2026-03-02T08:00:00Z');
  await cache.store('tests', { list: [1] });
  at('2026-03-02T09:00:00Z');
  await cache.store('tests', { list: [1, 2] });

  const cachedAt = Date.parse('2026-03-02T09:00:00Z');
  expect(await cache.find('tests')).toMatchObject({ response: { list: [1, 2] }, cachedAt });
  expect(await cache.find('homework')).toBeNull();
});

test('a response older than two weeks is not used', async () => {
  const cache = responseCacheFor(aPerson());
  at('2026-03-02T08:00:00Z');
  await cache.store('tests', { list: [1] });
  at('2026-03-16T08:00:00Z');

  expect(await cache.find('tests')).toBeNull();
});

test('the hundred latest responses are kept', async () => {
  const cache = responseCacheFor(aPerson());
  for (let number = 1; number <= 102; number += 1) {
    at(new Date(Date.parse('2026-03-02T08:00:00Z') + number * 1000).toISOString());
    await cache.store(`page ${number}`, { number });
  }

  expect(await cache.find('page 2')).toBeNull();
  expect(await cache.find('page 3')).toMatchObject({ response: { number: 3 } });
  expect(await cache.find('page 102')).toMatchObject({ response: { number: 102 } });
});

test('the next person on the device finds nothing of the previous one and leaves nothing of theirs', async () => {
  const [first, second] = [aPerson(), aPerson()];
  await responseCacheFor(first).store('tests', { list: [1] });

  expect(await responseCacheFor(second).find('tests')).toBeNull();
  await responseCacheFor(second).store('tests', { list: [2] });
  const left = async () => (await indexedDB.databases()).map(({ name }) => name);
  await vi.waitFor(async () => expect(await left()).toEqual([`inkstone-answers-${second}`]));
});

test('signing out deletes all responses', async () => {
  const person = aPerson();
  const cache = responseCacheFor(person);
  await cache.store('tests', { list: [1] });
  await clearResponseCache(person);

  expect(await cache.find('tests')).toBeNull();
});

test('responses that version 1 stored are found', async () => {
  const file = new URL('../../../tools/fixtures/before-standard-names/device.json', import.meta.url);
  const { databases } = JSON.parse(readFileSync(file, 'utf8')) as DeviceFixture;
  const person = aPerson();
  const stored = databases.find(({ name }) => name === 'inkstone-answers-31001');
  if (!stored) throw new Error('the fixture has no responses');
  await loadDevice({ databases: [{ ...stored, name: `inkstone-answers-${person}` }], localStorage: {} });
  const cachedAt = 1_795_684_507_273;
  at(new Date(cachedAt + 1000).toISOString());
  const cache = responseCacheFor(person);
  expect(await cache.find('frontend/test/lists {}')).toMatchObject({ response: { success: 1, list: [] }, cachedAt });
  // The oldest are deleted by their time, whichever version stored them.
  for (let number = 1; number <= 100; number += 1) {
    at(new Date(cachedAt + number * 2000).toISOString());
    await cache.store(`page ${number}`, { number });
  }
  expect(await cache.find('frontend/test/lists {}')).toBeNull();
});
