import { readText } from '../call-locations.ts';

/** Why a name is in snake_case; `unexplained` where there is no reason. */
export type SnakeCaseOrigin = 'wireField' | 'row' | 'plural' | 'otherStandard' | 'unexplained';

// Fields of calls: those of the specification, and of the data that calls carry.
const wireFields = new Set(readText('docs/spec/wire-fields.txt').match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g));

// Columns, aliases and parameters of SQL, and settings of PostgreSQL.
const rowFolders = /^(?:features\/[^/]+\/server|apps\/(?:server|web\/journeys)|packages\/(?:db|jobs)|bench|tools)\//;

const messageFile = /\/messages(?:\.ts$|\/)/;

// OpenID Connect, the library of spaced repetition, and a folder of the PDF reader.
const standards: readonly [file: RegExp, name: RegExp][] = [
  [/^packages\/identity\//, /./],
  [/^apps\/web\/build\/pdf-plugin\.ts$/, /^standard_fonts$/],
  [/^features\/error-book\/rules\.ts$/, /^(?:last_review|request_retention|enable_fuzz|scheduled_days)$/],
];

/** One use of a name in snake_case. */
export interface SnakeCaseUse {
  file: string;
  name: string;
  origin: SnakeCaseOrigin;
}

/** Finds the reason for a name by the file that uses it. */
export const findOrigin = (file: string, name: string): SnakeCaseOrigin => {
  if (standards.some(([files, names]) => files.test(file) && names.test(name))) return 'otherStandard';
  if (messageFile.test(file) && /_(?:one|other)$/.test(name)) return 'plural';
  if (wireFields.has(name)) return 'wireField';
  return rowFolders.test(file) ? 'row' : 'unexplained';
};
