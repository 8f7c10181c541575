import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const oxfmt = path.join(import.meta.dirname, '../node_modules/oxfmt/bin/oxfmt');

/** Writes a data file of the content as the formatter lays it out. */
export const writeData = (file: string, value: unknown): void => {
  writeFileSync(file, `${JSON.stringify(value)}\n`);
  execFileSync(process.execPath, [oxfmt, file]);
};
