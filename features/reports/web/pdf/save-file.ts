import { saveFile as saveBytes } from '@inkstone/ui';

/** Saves a report or a table of results under its name. */
export const saveFile = (bytes: Blob, fileName: string, extension = 'pdf'): void =>
  saveBytes(bytes, `${fileName}.${extension}`);
