import { listStandingTimes, saveStandingTimes } from '@inkstone/people/server';
import { isSameGrant, noExtraTime, toGrant, type ExtraTimeGrant } from '../../../import/extra-time/amount.ts';
import type { KnownTime } from '../../../import/extra-time/subject.ts';
import type { ExtraTimeTarget } from '../../../import/link-targets.ts';
import { splitByGone, splitByWritten, type LinkContext, type LinkWriter, type WrittenLink } from './link-writer.ts';

type Row = WrittenLink<ExtraTimeTarget>;

const toGrantAfter = ({ minutes, percent = 0, fromDay, untilDay }: ExtraTimeTarget): ExtraTimeGrant =>
  toGrant({ minutes, percent }, { fromDay: fromDay ?? null, untilDay: untilDay ?? null });

const toGrantBefore = (link: ExtraTimeTarget): ExtraTimeGrant =>
  toGrant(
    { minutes: link.before, percent: link.percentBefore ?? 0 },
    { fromDay: link.fromDayBefore ?? null, untilDay: link.untilDayBefore ?? null },
  );

/** The rows whose students have the time that is expected, written with another one. */
const exchange = async (
  { tx, actorId, appliedAt }: LinkContext,
  rows: readonly Row[],
  { from, to }: { from(link: ExtraTimeTarget): ExtraTimeGrant; to(link: ExtraTimeTarget): ExtraTimeGrant },
): Promise<Set<Row>> => {
  const present = await listStandingTimes(
    tx,
    rows.map(({ personId }) => personId),
  );
  const amounts = new Map(present.map((time) => [time.studentId, time]));
  const ready = rows.filter(({ personId, link }) => isSameGrant(amounts.get(personId) ?? noExtraTime, from(link)));
  const times = ready.map(({ personId, link }) => ({ studentId: personId, ...to(link) }));
  await saveStandingTimes(tx, times, { setBy: actorId, setAt: appliedAt });
  return new Set(ready);
};

/** Standing extra time as imports write it; work that was given with it keeps it. */
export const extraTimeWriter: LinkWriter<ExtraTimeTarget, readonly KnownTime[]> = {
  readKnown: listStandingTimes,
  async apply(ctx, rows) {
    const written = await exchange(ctx, rows, { from: toGrantBefore, to: toGrantAfter });
    return splitByWritten(rows, (row) => written.has(row));
  },
  async undo(ctx, rows) {
    const undoneRows = await exchange(ctx, rows, { from: toGrantAfter, to: toGrantBefore });
    return splitByGone(rows, (row) => undoneRows.has(row));
  },
};
