import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceMarks } from './device-marks.ts';

beforeEach(() => freshDevice());
afterEach(() => vi.unstubAllGlobals());

const change = (id: string, at: number) => ({ id, page: 1, content: null, at });

test('the changes of one edition are read oldest first, and those of another are left alone', async () => {
  const [seven, eight] = [openDeviceMarks(41_003, 7), openDeviceMarks(41_003, 8)];
  const [a, b] = [change('a', 2), change('b', 1)];
  await seven.write({ put: [a, b].map((value) => ({ key: value.id, value })), remove: [] });
  const theirs = change('a', 3);
  await eight.write({ put: [{ key: 'a', value: theirs }], remove: [] });
  expect(await seven.read()).toEqual([
    { key: 'b', value: b },
    { key: 'a', value: a },
  ]);
  await seven.write({ put: [], remove: [{ key: 'a', value: a }] });
  expect(await seven.read()).toEqual([{ key: 'b', value: b }]);
  expect(await eight.read()).toEqual([{ key: 'a', value: theirs }]);
});

test('a change that another window has replaced since stays', async () => {
  const device = openDeviceMarks(41_004, 7);
  await device.write({ put: [{ key: 'a', value: change('a', 5) }], remove: [] });
  await device.write({ put: [], remove: [{ key: 'a', value: change('a', 4) }] });
  expect(await device.read()).toHaveLength(1);
});

test('a change that is stored late does not replace the later one of another window', async () => {
  const device = openDeviceMarks(41_005, 7);
  const later = change('a', 5);
  await device.write({ put: [{ key: 'a', value: later }], remove: [] });
  await device.write({ put: ['a', 'b'].map((id) => ({ key: id, value: change(id, 4) })), remove: [] });
  expect(await device.read()).toEqual([
    { key: 'b', value: change('b', 4) },
    { key: 'a', value: later },
  ]);
});
