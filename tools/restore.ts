import { readSettings } from '../apps/server/settings.ts';
import { copyErasedList } from '../apps/server/erased-people.ts';
import { restore } from './archive.ts';

try {
  const [file, erased] = process.argv.slice(2);
  if (!file) throw new Error('Say which copy: npm run restore -- backups/inkstone-....tar.gz');
  const settings = readSettings(process.env);
  const { rows } = await restore(settings, file);
  // The next start erases everyone in this list again.
  if (erased) copyErasedList(erased, settings.DATA_DIR);
  console.log(`Restored ${rows} rows from ${file}; start Inkstone with the same settings.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
