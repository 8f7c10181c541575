import { createHash } from 'node:crypto';
import { SourceError } from '../../import/format.ts';
import { readSource } from '../../import/index.ts';
import { serveReadTask } from '../exchange/scratch-reading.ts';
import { checkSource } from './checked-source.ts';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

serveReadTask(async ({ name, rules }, bytes) => {
  try {
    return checkSource(await readSource({ name, bytes }, rules), hash);
  } catch (error) {
    if (error instanceof SourceError) return { refused: error.code, files: [] };
    throw error;
  }
});
