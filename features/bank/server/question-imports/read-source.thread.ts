import { createHash } from 'node:crypto';
import { servePdfTask } from '@inkstone/files/apart';
import { SourceError } from '../../import/format.ts';
import { readSource } from '../../import/index.ts';
import { packWithFiles } from '../exchange/pack-reading.ts';
import { checkSource } from './checked-source.ts';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

servePdfTask(async ({ facts, files }) => {
  try {
    const source = await readSource({ name: String(facts), bytes: files[0]?.bytes ?? new Uint8Array() });
    return packWithFiles(checkSource(source, hash));
  } catch (error) {
    if (error instanceof SourceError) return packWithFiles({ refused: error.code, files: [] });
    throw error;
  }
});
