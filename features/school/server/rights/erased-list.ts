import { createHash } from 'node:crypto';
import * as z from 'zod';
import { inTransaction, type Db } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import { erasePersonData } from './erase-person-data.ts';
import { isToBeErased, listErased, readSchoolSecret } from './erasure.queries.ts';
import type { ErasedPerson } from './erasure-job.ts';

const Line = z.object({
  /** The school, so that a list of another one erases nobody here. */
  school: z.string(),
  personId: z.int(),
  createdAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
});

const toLine = (school: string, { personId, createdAt, erasedAt }: ErasedPerson): string =>
  JSON.stringify({ school, personId, createdAt: createdAt.toISOString(), erasedAt: erasedAt.toISOString() });

const nameSchool = (secret: string): string =>
  createHash('sha256').update(`erased ${secret}`).digest('hex').slice(0, 32);

const parseLine = (line: string): z.output<typeof Line> | null => {
  try {
    return Line.parse(JSON.parse(line));
  } catch {
    return null;
  }
};

/** The line of an erased person in the list outside of the database. */
export const describeErased = async (db: Db, person: ErasedPerson): Promise<string> =>
  toLine(nameSchool((await readSchoolSecret(db)) ?? ''), person);

/**
 * Erases again those of a list whom a restored copy has brought back, before anybody is served. Returns the whole list:
 * its own lines, and everybody whom the database knows as erased.
 */
export const applyErasedList = async (
  { db, storage, now }: { db: Db; storage: Storage; now: Date },
  lines: readonly string[],
): Promise<{ lines: string[]; count: number }> => {
  const secret = await readSchoolSecret(db);
  if (secret === undefined) return { lines: [...lines], count: 0 };
  const school = nameSchool(secret);
  let count = 0;
  for (const entry of lines.map(parseLine)) {
    if (entry?.school !== school) continue;
    const key = { personId: entry.personId, createdAt: new Date(entry.createdAt) };
    const keys = await inTransaction(db, async (tx) =>
      (await isToBeErased(tx, key)) ? (await erasePersonData(tx, { personId: key.personId, now })).keys : null,
    );
    if (keys === null) continue;
    count += 1;
    for (const fileKey of keys) await storage.remove(fileKey);
  }
  const known = (await listErased(db)).map((person) => toLine(school, person));
  // The instant of a second erasing differs from that of the list: one line a person is enough.
  const isListed = (line: string) => {
    const own = parseLine(line);
    return lines.some((listed) => {
      const entry = parseLine(listed);
      return entry?.school === school && entry.personId === own?.personId && entry.createdAt === own.createdAt;
    });
  };
  return { lines: [...lines, ...known.filter((line) => !isListed(line))], count };
};
