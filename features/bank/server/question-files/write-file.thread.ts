import { servePdfTask } from '@inkstone/files/apart';
import { exportFormats } from '../../export/index.ts';
import { packWithFiles } from '../exchange/pack-reading.ts';
import type { WriteFacts } from './write-file.ts';

servePdfTask(async ({ facts, files }) => {
  const { format: id, title, language, sets, files: fileFacts } = facts as WriteFacts;
  const format = exportFormats.find((candidate) => candidate.id === id);
  if (!format) throw new Error(`There is no format ${id}.`);
  const bytes = new Map(files.map((file) => [file.fileId, file.bytes]));
  const sourceFiles = fileFacts.map(
    (file) => [file.id, { ...file, bytes: bytes.get(file.id) ?? new Uint8Array() }] as const,
  );
  const written = await format.write({ title, language, sets, files: new Map(sourceFiles) });
  return packWithFiles({ items: written.items, files: [{ bytes: written.bytes }] });
});
