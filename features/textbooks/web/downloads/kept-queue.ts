import * as z from 'zod';
import type { OwnPlaces } from '@inkstone/device';
import { DownloadItem } from '../../contract.ts';
import { keptAt, tellKept } from './kept-at.ts';

const Kept = z.array(DownloadItem).max(500);

/** The list that is kept; one that cannot be read is empty. */
export const readItems = (storage: OwnPlaces, personId: number): DownloadItem[] => {
  try {
    const read = Kept.safeParse(JSON.parse(storage.getItem(keptAt(personId)) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
};

/** Keeps the list; a full storage keeps what it had. */
export const writeItems = (storage: OwnPlaces, personId: number, items: readonly DownloadItem[]): void => {
  try {
    if (items.length === 0) storage.removeItem(keptAt(personId));
    else storage.setItem(keptAt(personId), JSON.stringify(items));
    tellKept();
  } catch {
    // What lay there before stays.
  }
};
