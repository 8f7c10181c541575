import { readSettings } from '../apps/server/settings.ts';
import { restore } from './archive.ts';

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Say which copy: npm run restore -- backups/inkstone-....tar.gz');
  const { rows } = await restore(readSettings(process.env), file);
  console.log(`Brought back ${rows} rows from ${file}; start Inkstone with the same settings.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
