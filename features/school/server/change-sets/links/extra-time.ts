import { listStandingTimes, saveStandingTimes } from '@inkstone/people/server';
import type { KnownTime } from '../../../import/extra-time/subject.ts';
import type { ExtraTimeTarget } from '../../../import/link-targets.ts';
import { splitByGone, splitByWritten, type LinkContext, type LinkWriter, type WrittenLink } from './link-writer.ts';

type Row = WrittenLink<ExtraTimeTarget>;

/** The rows whose students have as many minutes as expected, written with others. */
const exchange = async (
  { tx, actorId, appliedAt }: LinkContext,
  rows: readonly Row[],
  { from, to }: { from(link: ExtraTimeTarget): number; to(link: ExtraTimeTarget): number },
): Promise<Set<Row>> => {
  const present = await listStandingTimes(
    tx,
    rows.map(({ personId }) => personId),
  );
  const minutes = new Map(present.map((time) => [time.studentId, time.minutes]));
  const ready = rows.filter(({ personId, link }) => (minutes.get(personId) ?? 0) === from(link));
  const times = ready.map(({ personId, link }) => ({ studentId: personId, minutes: to(link) }));
  await saveStandingTimes(tx, times, { setBy: actorId, setAt: appliedAt });
  return new Set(ready);
};

/** Standing extra time as imports write it; work that was given with it keeps it. */
export const extraTimeWriter: LinkWriter<ExtraTimeTarget, readonly KnownTime[]> = {
  readKnown: listStandingTimes,
  async apply(ctx, rows) {
    const written = await exchange(ctx, rows, { from: ({ before }) => before, to: ({ minutes }) => minutes });
    return splitByWritten(rows, (row) => written.has(row));
  },
  async undo(ctx, rows) {
    const undoneRows = await exchange(ctx, rows, { from: ({ minutes }) => minutes, to: ({ before }) => before });
    return splitByGone(rows, (row) => undoneRows.has(row));
  },
};
