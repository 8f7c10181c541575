import { daysAsMs } from '@inkstone/base';
import { createDeviceDatabase, type DeviceSchema } from '@inkstone/device';
import type { PagePhoto } from '@inkstone/exam/photo';

/** A photo on this phone that the server does not have yet. */
export interface DevicePhoto extends PagePhoto {
  /** The answer that it belongs to, by the name that the server gives it. */
  place: string;
  order: number;
  /** Whether the student has sent it; before, it is still prepared. */
  isSent: boolean;
  takenAt: number;
}

interface Stores extends DeviceSchema {
  photos: { key: string; value: DevicePhoto; indexes: { place: string } };
}

const database = createDeviceDatabase<Stores>({
  name: 'inkstone-camera',
  version: 10,
  durability: 'strict',
  upgrade: (db) => db.createObjectStore('photos', { keyPath: 'id' }).createIndex('place', 'place'),
});

/** How long photos stay on a phone that the server does not get. */
export const keptDays = 7;

/** The photos that this phone keeps until the server has them; nobody is signed in on it. */
export interface DevicePhotos {
  /** The photos of an answer in their order; those of any answer that are older than a week are deleted. */
  list(place: string, now: number): Promise<DevicePhoto[]>;
  write(photos: { put: readonly DevicePhoto[]; remove: readonly string[] }): Promise<void>;
}

/** The photos in this browser. */
export const devicePhotos: DevicePhotos = {
  list: (place, now) =>
    database.write(['photos'], async (tx) => {
      const all = await tx.objectStore('photos').getAll();
      const old = all.filter(({ takenAt }) => takenAt < now - daysAsMs(keptDays));
      await Promise.all(old.map(({ id }) => tx.objectStore('photos').delete(id)));
      return all
        .filter((photo) => photo.place === place && !old.includes(photo))
        .toSorted((before, after) => before.order - after.order);
    }),
  write: ({ put, remove }) =>
    database.write(['photos'], async (tx) => {
      const photos = tx.objectStore('photos');
      await Promise.all([...put.map((photo) => photos.put(photo)), ...remove.map((id) => photos.delete(id))]);
    }),
};
