import { listStandingTimes, saveStandingTimes } from '@inkstone/people/server';
import { isSameAmount, noExtraTime, type ExtraTimeAmount } from '../../../import/extra-time/amount.ts';
import type { KnownTime } from '../../../import/extra-time/subject.ts';
import type { ExtraTimeTarget } from '../../../import/link-targets.ts';
import { splitByGone, splitByWritten, type LinkContext, type LinkWriter, type WrittenLink } from './link-writer.ts';

type Row = WrittenLink<ExtraTimeTarget>;

const toAmount = ({ minutes, percent = 0 }: ExtraTimeTarget): ExtraTimeAmount => ({ minutes, percent });

const toAmountBefore = ({ before, percentBefore = 0 }: ExtraTimeTarget): ExtraTimeAmount => ({
  minutes: before,
  percent: percentBefore,
});

/** The rows whose students have as much time as expected, written with another amount. */
const exchange = async (
  { tx, actorId, appliedAt }: LinkContext,
  rows: readonly Row[],
  { from, to }: { from(link: ExtraTimeTarget): ExtraTimeAmount; to(link: ExtraTimeTarget): ExtraTimeAmount },
): Promise<Set<Row>> => {
  const present = await listStandingTimes(
    tx,
    rows.map(({ personId }) => personId),
  );
  const amounts = new Map(present.map((time) => [time.studentId, time]));
  const ready = rows.filter(({ personId, link }) => isSameAmount(amounts.get(personId) ?? noExtraTime, from(link)));
  const times = ready.map(({ personId, link }) => ({ studentId: personId, ...to(link) }));
  await saveStandingTimes(tx, times, { setBy: actorId, setAt: appliedAt });
  return new Set(ready);
};

/** Standing extra time as imports write it; work that was given with it keeps it. */
export const extraTimeWriter: LinkWriter<ExtraTimeTarget, readonly KnownTime[]> = {
  readKnown: listStandingTimes,
  async apply(ctx, rows) {
    const written = await exchange(ctx, rows, { from: toAmountBefore, to: toAmount });
    return splitByWritten(rows, (row) => written.has(row));
  },
  async undo(ctx, rows) {
    const undoneRows = await exchange(ctx, rows, { from: toAmount, to: toAmountBefore });
    return splitByGone(rows, (row) => undoneRows.has(row));
  },
};
