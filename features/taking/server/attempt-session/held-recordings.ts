import { listHeldRecordings } from '@inkstone/assignments/server';
import type { PinnedContent } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import type { CurrentUser } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { isSound } from './play-urls.ts';

/** The titles of the tests that hold recordings, by the file's id. */
export type HeldRecordings = ReadonlyMap<number, string>;

/** Lists the recordings of some content whose plays are limited by another test that the student is taking. */
export const listHeldRecordingsIn = async (
  db: Handle,
  { sections }: PinnedContent,
  { me, now, attemptId }: { me: CurrentUser; now: Date; attemptId?: number },
): Promise<HeldRecordings> => {
  const files = sections.flatMap(({ sets }) => sets.flatMap(({ stimulus }) => stimulus.files));
  const fileIds = files.filter(isSound).map(({ id }) => id);
  const heldRecordings = await listHeldRecordings(db, { studentId: me.id, fileIds, now, attemptId });
  return new Map(
    [...heldRecordings].map(([id, { title, titleZh }]) => [id, localizedName(me.language, title, titleZh)]),
  );
};

/** Takes the URLs of held recordings out of a signed stimulus and names the test. */
export const withholdRecordings = <File extends { id: number; url: string }, Signed extends { files: File[] }>(
  stimulus: Signed,
  heldRecordings: HeldRecordings,
): Signed & { files: (File & { heldByTest?: string })[] } => ({
  ...stimulus,
  files: stimulus.files.map((file) => {
    const title = heldRecordings.get(file.id);
    return title === undefined ? file : { ...file, url: '', heldByTest: title };
  }),
});
