import type { PrepareContext } from '@inkstone/call/server';
import { receiveBytes } from '@inkstone/files/sheets';
import { maxSheetBytes, type planImport } from '../../contract/imports.ts';

/** The bytes of the only file with its name; why not where there is none or too much of it. */
export const receiveSheet = async (
  uploads: PrepareContext<typeof planImport>['uploads'],
): Promise<{ name: string; bytes: Uint8Array } | 'sheet.tooLarge' | 'sheet.empty'> => {
  const file = await receiveBytes(uploads, maxSheetBytes);
  if (typeof file === 'object') return file;
  return file === 'tooLarge' ? 'sheet.tooLarge' : 'sheet.empty';
};
