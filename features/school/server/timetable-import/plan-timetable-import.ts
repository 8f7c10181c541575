import { cutText, dayIn, hasUnsafeText } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { openThreadQueue } from '@inkstone/jobs';
import { listTermRows } from '@inkstone/people/server';
import { countUse } from '@inkstone/session/server';
import { planTimetableImport as contract } from '../../contract/timetable-import.ts';
import type { SheetFault } from '@inkstone/base';
import type { TimetableFile } from '../../timetable-import/entry.ts';
import { timetableFields, type TimetableField } from '../../timetable-import/fields.ts';
import { planSessions } from '../../timetable-import/plan-sessions.ts';
import { deletePlans, insertTimetableSet } from '../change-sets/change-sets.queries.ts';
import type { ImportReply, ImportTask } from '../change-sets/import-task.ts';
import { receiveSheet } from '../change-sets/receive-sheet.ts';
import { readPlanFacts } from './read-plan-facts.ts';
import { insertTimetableRows } from './timetable-import.queries.ts';

type Context = PrepareContext<typeof contract>;

interface PreparedFile {
  fileName: string;
  file: TimetableFile;
}

const threads = openThreadQueue<ImportTask, ImportReply>({
  program: new URL('../change-sets/import.thread.ts', import.meta.url),
});
const maxSeconds = 60;
const plansAnHour = 100;

/** The refusals of an import of sessions by the fault of its file. */
const refusalByFault = {
  'sheet.empty': 'timetableImport.empty',
  'sheet.unreadable': 'timetableImport.unreadable',
  'sheet.oneRoster': 'timetableImport.unreadable',
  'sheet.broken': 'timetableImport.broken',
  'sheet.tooLarge': 'timetableImport.tooLarge',
  'sheet.encoding': 'sheet.encoding',
  'sheet.oldExcel': 'sheet.oldExcel',
  'sheet.bomb': 'sheet.bomb',
  'sheet.tooManyRows': 'sheet.tooManyRows',
} as const satisfies Record<SheetFault, string>;

const parseColumns = (text: string | undefined): (TimetableField | null)[] | null =>
  text === undefined ? null : text.split(',').map((name) => timetableFields.find((field) => field === name) ?? null);

const prepareFile = async (ctx: Context): Promise<PreparedFile> => {
  const { db, me, input, now, school, refuse } = ctx;
  await countUse(db, now, { key: `import ${me.id}`, most: plansAnHour, windowSeconds: 3600 });
  const received = await receiveSheet(ctx.uploads);
  if (typeof received === 'string') return refuse(refusalByFault[received]);
  const { timeZone } = school;
  const terms = await listTermRows(db, dayIn(now, timeZone));
  const reading = { bytes: received.bytes, encoding: input.encoding ?? null, columns: parseColumns(input.columns) };
  const days = terms.map(({ firstDay, lastDay }) => ({ firstDay, lastDay }));
  const reply = await threads.run({ kind: 'timetable', ...reading, timeZone, terms: days }, { seconds: maxSeconds });
  if (reply.kind === 'refused') return refuse(refusalByFault[reply.fault]);
  if (reply.kind === 'failed') throw new Error(reply.message);
  if (reply.kind !== 'timetable' || hasUnsafeText(reply.file)) return refuse('timetableImport.unreadable');
  const fileName = hasUnsafeText(received.name) ? '' : cutText(received.name, 200);
  return { fileName, file: reply.file };
};

/** Reads a file of sessions and stores what it would change; an earlier plan of the caller is replaced. */
export const planTimetableImport = handleCall<typeof contract, PreparedFile>(contract, {
  prepare: prepareFile,
  async decide({ me, tx, now, school, prepared }) {
    const { fileName, file } = prepared;
    const { format, encoding, columns, cuts, entries } = file;
    const plan = planSessions(entries, await readPlanFacts(tx, entries, school));
    await deletePlans(tx, { personId: me.id, kind: 'timetable' });
    const changeSetId = await insertTimetableSet(tx, {
      ...{ createdBy: me.id, createdAt: now, fileName, format, encoding, timetableFacts: { columns, cuts } },
    });
    await insertTimetableRows(tx, changeSetId, plan);
    return { changeSetId };
  },
});
