import { expect, test, vi } from 'vitest';
import { CallError } from '@inkstone/call/web';
import type { DevicePhoto, DevicePhotos } from './device-photos.ts';
import { openPhoneStore, type SendPhoto } from './phone-store.ts';

/** A phone's storage in memory; `isFull` makes it keep nothing more. */
const createDevice = () => {
  const rows = new Map<string, DevicePhoto>();
  const facts = { isFull: false };
  const device: DevicePhotos = {
    list: async () => [...rows.values()].toSorted((before, after) => before.order - after.order),
    async write({ put, remove }) {
      if (facts.isFull) throw new DOMException('full', 'QuotaExceededError');
      for (const photo of put) rows.set(photo.id, photo);
      for (const id of remove) rows.delete(id);
    },
  };
  return { device, rows, facts };
};

const photo = (text: string) => new Blob([text], { type: 'image/jpeg' });
const refused = (code: string) => new CallError({ kind: 'refused', code, message: `words of ${code}` });

const open = async (phone: ReturnType<typeof createDevice>, sendPhoto: SendPhoto) => {
  const stored = await phone.device.list('place', 0);
  return openPhoneStore({ device: phone.device, place: 'place', stored, sendPhoto, now: () => 1000 });
};

const textsOf = (calls: readonly (readonly unknown[])[]) =>
  Promise.all(calls.map(([sent]) => ((sent as DevicePhoto).edited ?? (sent as DevicePhoto).original).text()));

test('photos are sent in the order in which they stand, edited ones as they were edited, and leave the phone once acknowledged', async () => {
  const phone = createDevice();
  let number = 0;
  const sendPhoto = vi.fn<SendPhoto>(async () => ({ number: (number += 1) }));
  const store = await open(phone, sendPhoto);
  store.add([photo('a'), photo('b'), photo('c')]);
  await vi.waitFor(() => expect(store.snapshot().drafts).toHaveLength(3));
  store.move(2, 0);
  store.edit(store.snapshot().drafts[1]?.id ?? '', photo('a, straight'));
  await vi.waitFor(() => expect([...phone.rows.values()].some(({ edited }) => edited !== null)).toBe(true));
  expect(sendPhoto).not.toHaveBeenCalled();
  store.send();
  await vi.waitFor(() => expect(store.snapshot().acknowledged).toEqual([1, 2, 3]));
  expect(await textsOf(sendPhoto.mock.calls)).toEqual(['c', 'a, straight', 'b']);
  await vi.waitFor(() => expect(phone.rows.size).toBe(0));
  store.close();
});

test('a photo is shown once the phone has it; a page that is opened again goes on with what was prepared and what was sent', async () => {
  const phone = createDevice();
  const never = vi.fn<SendPhoto>(() => new Promise(() => undefined));
  const first = await open(phone, never);
  first.add([photo('a')]);
  expect(first.snapshot().drafts).toEqual([]);
  await vi.waitFor(() => expect(first.snapshot().drafts).toHaveLength(1));
  expect(phone.rows.size).toBe(1);
  first.send();
  await vi.waitFor(() => expect(never).toHaveBeenCalledOnce());
  first.add([photo('b')]);
  await vi.waitFor(() => expect(first.snapshot().drafts).toHaveLength(1));
  first.close();

  const sendPhoto = vi.fn<SendPhoto>(async () => ({ number: 1 }));
  const second = await open(phone, sendPhoto);
  expect(second.snapshot().drafts).toHaveLength(1);
  await vi.waitFor(() => expect(second.snapshot().acknowledged).toEqual([1]));
  expect(await textsOf(sendPhoto.mock.calls)).toEqual(['a']);
  await vi.waitFor(() => expect([...phone.rows.values()].map(({ isSent }) => isSent)).toEqual([false]));
  second.close();
});

test('after the end nothing is sent any more, and every photo stays on the phone', async () => {
  const phone = createDevice();
  const sendPhoto = vi.fn<SendPhoto>(() => Promise.reject(refused('camera.ended')));
  const store = await open(phone, sendPhoto);
  store.add([photo('a'), photo('b')]);
  await vi.waitFor(() => expect(store.snapshot().drafts).toHaveLength(2));
  store.send();
  await vi.waitFor(() => expect(store.snapshot().endMessage).toBe('words of camera.ended'));
  store.retry();
  await vi.waitFor(() => expect(phone.rows.size).toBe(2));
  expect(sendPhoto).toHaveBeenCalledOnce();
  expect(store.snapshot().acknowledged).toEqual([]);
  store.close();
});

test('a refused photo stays with its reason until it is sent again or deleted', async () => {
  const phone = createDevice();
  const sendPhoto = vi.fn<SendPhoto>(() => Promise.reject(refused('camera.full')));
  const store = await open(phone, sendPhoto);
  store.add([photo('a')]);
  await vi.waitFor(() => expect(store.snapshot().drafts).toHaveLength(1));
  store.send();
  await vi.waitFor(() =>
    expect(store.snapshot().items.map(({ phase }) => phase)).toEqual([
      { is: 'refused', reason: 'words of camera.full' },
    ]),
  );
  sendPhoto.mockResolvedValue({ number: 4 });
  store.retry();
  await vi.waitFor(() => expect(store.snapshot().acknowledged).toEqual([4]));
  store.close();
});

test('a phone without room says so and sends the photo all the same', async () => {
  const phone = createDevice();
  phone.facts.isFull = true;
  const store = await open(phone, async () => ({ number: 1 }));
  store.add([photo('a')]);
  await vi.waitFor(() => expect(store.snapshot().drafts).toHaveLength(1));
  expect(store.snapshot().isDeviceFull).toBe(true);
  store.send();
  await vi.waitFor(() => expect(store.snapshot().acknowledged).toEqual([1]));
  store.close();
});
