import * as z from 'zod';
import { nameForCode } from '@inkstone/base';
import type { PersonStorage } from '@inkstone/device';
import { downloadStatusCodes, editionKindCodes } from '../../codes.ts';
import { StoredDownloadItem } from '../../contract.ts';
import type { DownloadItem } from './download-item.ts';
import { downloadListKey, notifyDownloadListChange } from './download-list-key.ts';

const StoredItems = z.array(StoredDownloadItem).max(500);

const fromStored = (stored: StoredDownloadItem): DownloadItem => ({
  id: stored.id,
  bookName: stored.bookName,
  url: stored.url,
  editionKind: nameForCode(editionKindCodes, stored.dType),
  status: nameForCode(downloadStatusCodes, stored.fileStatus),
  pdfExportId: stored.did === 0 ? null : stored.did,
  isRemoved: stored.isDel,
  isLongName: stored.bookLenStatus,
  assignmentId: stored.modelId,
  textbookId: stored.textbookId,
});

const toStored = (item: DownloadItem): StoredDownloadItem => ({
  id: item.id,
  bookName: item.bookName,
  url: item.url,
  dType: editionKindCodes[item.editionKind],
  fileStatus: downloadStatusCodes[item.status],
  did: item.pdfExportId ?? 0,
  isDel: item.isRemoved,
  bookLenStatus: item.isLongName,
  modelId: item.assignmentId,
  textbookId: item.textbookId,
});

/** The stored list; empty where it cannot be parsed. */
export const readItems = (storage: PersonStorage, personId: number): DownloadItem[] => {
  try {
    const read = StoredItems.safeParse(JSON.parse(storage.getItem(downloadListKey(personId)) ?? '[]'));
    return read.success ? read.data.map(fromStored) : [];
  } catch {
    return [];
  }
};

/** Stores the list; a full storage keeps its previous value. */
export const writeItems = (storage: PersonStorage, personId: number, items: readonly DownloadItem[]): void => {
  try {
    if (items.length === 0) storage.removeItem(downloadListKey(personId));
    else storage.setItem(downloadListKey(personId), JSON.stringify(items.map(toStored)));
    notifyDownloadListChange();
  } catch {
    // The previous value stays.
  }
};
