import path from 'node:path';
import { readSettings } from '../apps/server/settings.ts';
import { backUp } from './archive.ts';

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');

try {
  const settings = readSettings(process.env);
  const { file, rows } = await backUp(settings, process.argv[2] ?? path.join('backups', `inkstone-${stamp}.tar.gz`));
  console.log(`Copied ${rows} rows${settings.S3_BUCKET ? '' : ' and all files'} into ${file}`);
  if (settings.S3_BUCKET) console.log(`The files lie in S3 (${settings.S3_BUCKET}): copy that bucket as well.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
