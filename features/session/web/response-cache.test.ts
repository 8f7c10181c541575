import { freshDevice } from '@inkstone/device/testing';
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

test('an answer is found as it was kept last, with the moment', async () => {
  const answers = responseCacheFor(aPerson());
  at('2026-03-02T08:00:00Z');
  await answers.store('tests', { list: [1] });
  at('2026-03-02T09:00:00Z');
  await answers.store('tests', { list: [1, 2] });

  const keptAt = Date.parse('2026-03-02T09:00:00Z');
  expect(await answers.find('tests')).toMatchObject({ answer: { list: [1, 2] }, keptAt });
  expect(await answers.find('homework')).toBeNull();
});

test('an answer of two weeks ago is none', async () => {
  const answers = responseCacheFor(aPerson());
  at('2026-03-02T08:00:00Z');
  await answers.store('tests', { list: [1] });
  at('2026-03-16T08:00:00Z');

  expect(await answers.find('tests')).toBeNull();
});

test('the hundred latest stay', async () => {
  const answers = responseCacheFor(aPerson());
  for (let number = 1; number <= 102; number += 1) {
    at(new Date(Date.parse('2026-03-02T08:00:00Z') + number * 1000).toISOString());
    await answers.store(`page ${number}`, { number });
  }

  expect(await answers.find('page 2')).toBeNull();
  expect(await answers.find('page 3')).toMatchObject({ answer: { number: 3 } });
  expect(await answers.find('page 102')).toMatchObject({ answer: { number: 102 } });
});

test('whoever uses the device next finds nothing and leaves nothing of the former person', async () => {
  const [first, second] = [aPerson(), aPerson()];
  await responseCacheFor(first).store('tests', { list: [1] });

  expect(await responseCacheFor(second).find('tests')).toBeNull();
  await responseCacheFor(second).store('tests', { list: [2] });
  const left = async () => (await indexedDB.databases()).map(({ name }) => name);
  await vi.waitFor(async () => expect(await left()).toEqual([`inkstone-answers-${second}`]));
});

test('who signs out leaves nothing', async () => {
  const person = aPerson();
  const answers = responseCacheFor(person);
  await answers.store('tests', { list: [1] });
  await clearResponseCache(person);

  expect(await answers.find('tests')).toBeNull();
});
