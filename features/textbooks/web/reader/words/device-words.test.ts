import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceWords } from './device-words.ts';

beforeEach(() => freshDevice());
afterEach(() => vi.unstubAllGlobals());

const word = (text: string, at: number) => ({ word: text, meanings: [], sentence: '', requestId: `press ${at}`, at });

test('words are read oldest first, with the reason where the server refused one', async () => {
  const device = openDeviceWords(41_001);
  const [ice, river] = [word('ice', 2), word('river', 1)];
  await device.write({
    put: [
      { key: 'ice', value: ice },
      { key: 'river', value: river, refusal: 'Full.' },
    ],
    remove: [],
  });
  expect(await device.read()).toEqual([
    { key: 'river', value: river, refusal: 'Full.' },
    { key: 'ice', value: ice },
  ]);
});

test('a word is removed, unless another window has collected it again since', async () => {
  const device = openDeviceWords(41_002);
  const [old, ice] = [word('ice', 1), word('ice', 5)];
  await device.write({ put: [{ key: 'ice', value: ice }], remove: [] });
  await device.write({ put: [], remove: [{ key: 'ice', value: old }] });
  expect(await device.read()).toEqual([{ key: 'ice', value: ice }]);
  await device.write({ put: [], remove: [{ key: 'ice', value: ice }] });
  expect(await device.read()).toEqual([]);
});
