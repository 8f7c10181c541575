import * as z from 'zod';
import type { PersonStorage } from '@inkstone/device';
import { DownloadItem } from '../../contract.ts';
import { downloadListKey, notifyDownloadListChange } from './download-list-key.ts';

const StoredItems = z.array(DownloadItem).max(500);

/** The stored list; empty where it cannot be parsed. */
export const readItems = (storage: PersonStorage, personId: number): DownloadItem[] => {
  try {
    const read = StoredItems.safeParse(JSON.parse(storage.getItem(downloadListKey(personId)) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
};

/** Stores the list; a full storage keeps its previous value. */
export const writeItems = (storage: PersonStorage, personId: number, items: readonly DownloadItem[]): void => {
  try {
    if (items.length === 0) storage.removeItem(downloadListKey(personId));
    else storage.setItem(downloadListKey(personId), JSON.stringify(items));
    notifyDownloadListChange();
  } catch {
    // The previous value stays.
  }
};
