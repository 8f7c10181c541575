import { createListeners } from '@inkstone/base';
import { failureFrom, sendCall, type Caller } from '@inkstone/call/web';
import { createOutbox, toFailedOutcome, type OutboxItem } from '@inkstone/device/outbox';
import { movePhoto } from '@inkstone/exam/photo';
import { savePhonePage } from '../../contract.ts';
import { uploadTiming } from '../journal/delivery-failure.ts';
import type { DevicePhoto, DevicePhotos } from './device-photos.ts';

/** A photo that was sent and that the server does not have yet. */
export type PhotoItem = OutboxItem<DevicePhoto, string>;

/** What the camera page shows. */
export interface PhoneSnapshot {
  /** Photos that are still prepared, in order. */
  drafts: readonly DevicePhoto[];
  /** Photos on their way, in order. */
  items: readonly PhotoItem[];
  /** The numbers of the pages that the server has acknowledged to this page, in that order. */
  acknowledged: readonly number[];
  /** The share of the photo on its way that has left. */
  share: number;
  /** Whether the phone could not keep some photo. */
  isDeviceFull: boolean;
  /** Why the server takes nothing more from this code; null while it does. */
  endMessage: string | null;
}

/** Sends one photo and returns its number; over the network by default. */
export type SendPhoto = (
  photo: DevicePhoto,
  how: { onProgress(share: number): void; signal: AbortSignal },
) => Promise<{ number: number }>;

/** The photos of one answer on this phone. */
export interface PhoneStore {
  subscribe(listener: () => void): () => void;
  snapshot(): PhoneSnapshot;
  add(photos: readonly Blob[]): void;
  edit(id: string, edited: Blob): void;
  move(at: number, to: number): void;
  /** Deletes a photo from this phone, at the person's wish. */
  remove(id: string): void;
  /** Sends everything that is prepared, in its order. */
  send(): void;
  retry(): void;
  close(): void;
}

interface PhoneStoreOptions {
  device: DevicePhotos;
  place: string;
  /** What the phone had of this answer when it was opened. */
  stored: readonly DevicePhoto[];
  sendPhoto: SendPhoto;
  now(): number;
}

const endCodes: ReadonlySet<string> = new Set(['camera.unknown', 'camera.expired', 'camera.used', 'camera.ended']);

const stallMs = 60_000;

/** Sends photos by the code that this phone has opened. */
export const createPhotoSender =
  (caller: Caller, code: { token: string; phoneKey: string }): SendPhoto =>
  async ({ id, original, edited }, how) => {
    const bytes = edited ?? original;
    const name = bytes.type === 'image/png' ? 'page.png' : 'page.jpg';
    return sendCall(caller, savePhonePage, { ...code, id, name }, { file: { name, bytes }, stallMs, ...how });
  };

/** Opens the photos of one answer: each stays on the phone until the server has acknowledged it. */
export const openPhoneStore = ({ device, place, stored, sendPhoto, now }: PhoneStoreOptions): PhoneStore => {
  const listeners = createListeners();
  const stop = new AbortController();
  let drafts: readonly DevicePhoto[] = stored.filter(({ isSent }) => !isSent);
  let acknowledged: readonly number[] = [];
  let current: PhoneSnapshot | null = null;
  const facts = { share: 0, isDeviceFull: false, endMessage: null as string | null };
  const notify = (): void => {
    current = null;
    listeners.notify();
  };
  const noteFull = (): void => {
    facts.isDeviceFull = true;
    notify();
  };
  /** Keeps what is prepared; a phone without room keeps it as long as the page is open, and says so. */
  const keep = (put: readonly DevicePhoto[], remove: readonly string[] = []): void => {
    device.write({ put, remove }).catch(noteFull);
    notify();
  };
  /** Shows photos once the phone has them, or could not keep them. */
  const addPhotos = async (originals: readonly Blob[]): Promise<void> => {
    const last = Math.max(0, ...drafts.map(({ order }) => order));
    const photos = originals.map((original, index) => ({
      ...{ id: crypto.randomUUID(), place, original, edited: null },
      ...{ order: last + index + 1, isSent: false, takenAt: now() },
    }));
    await device.write({ put: photos, remove: [] }).catch(noteFull);
    drafts = [...drafts, ...photos];
    notify();
  };
  const sendNext = async (photo: DevicePhoto) => {
    facts.share = 0;
    try {
      const onProgress = (share: number): void => {
        facts.share = share;
        notify();
      };
      const { number } = await sendPhoto(photo, { onProgress, signal: stop.signal });
      acknowledged = [...acknowledged, number];
      return { is: 'acknowledged' as const, receipt: undefined };
    } catch (error) {
      const failure = failureFrom(error);
      const hasEnded = failure?.kind === 'refused' && endCodes.has(failure.code);
      if (!hasEnded) return toFailedOutcome(failure);
      facts.endMessage = failure.message;
      return { is: 'aside' as const, conflict: failure.message };
    }
  };
  const outbox = createOutbox<DevicePhoto, void, string>({
    storage: {
      // A photo that the server has refused before is tried again by a new code.
      read: () => stored.filter(({ isSent }) => isSent).map((value) => ({ key: value.id, value })),
      write: ({ put, remove }) =>
        device.write({ put: put.map(({ value }) => value), remove: remove.map(({ key }) => key) }),
    },
    timing: uploadTiming,
    isReady: () => facts.endMessage === null,
    send: async ({ items: [item] }) => (item ? sendNext(item.value) : { is: 'retry' }),
  });
  outbox.subscribe(notify);
  void outbox.flush();
  const renumber = (next: readonly DevicePhoto[]): void => {
    drafts = next.map((photo, index) => ({ ...photo, order: index + 1 }));
    keep(drafts);
  };
  return {
    subscribe: listeners.subscribe,
    snapshot: () => (current ??= { drafts, items: [...outbox.items().values()], acknowledged, ...facts }),
    add: (photos) => void addPhotos(photos),
    edit: (id, edited) => renumber(drafts.map((photo) => (photo.id === id ? { ...photo, edited } : photo))),
    move: (at, to) => renumber(movePhoto(drafts, at, to)),
    remove(id) {
      drafts = drafts.filter((photo) => photo.id !== id);
      if (outbox.items().has(id)) outbox.discard(id);
      else keep([], [id]);
    },
    send() {
      // After everything that was sent before, whatever the clock of this phone says.
      const last = Math.max(0, ...[...outbox.items().values()].map(({ value }) => value.order));
      const sent = drafts.map((photo, index) => ({ ...photo, isSent: true, order: last + index + 1 }));
      drafts = [];
      outbox.change(sent.map((photo) => [photo.id, photo] as const));
      notify();
    },
    retry() {
      outbox.resolve(outbox.items().keys());
      void outbox.flush();
    },
    close() {
      outbox.close();
      stop.abort();
    },
  };
};
