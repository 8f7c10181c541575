import { localizedName, wallTime, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { listHolidays, listRoomRows, listSessionRows } from '@inkstone/timetable/server';
import type { SessionImportRow, SessionText } from '../../contract/timetable-import.ts';
import type { SessionState } from '../../timetable-import/plan-types.ts';
import { listAccountNames } from '../change-sets/account-names.queries.ts';
import { findUndoEnd } from '../change-sets/change-set-view.ts';
import type { ChangeSetFacts } from '../change-sets/change-sets.queries.ts';
import { listClassNames, listCopyPeople } from '../class-copies/class-copies.queries.ts';
import { countTimetableRows, type TimetableRow } from './timetable-import.queries.ts';

interface ViewFacts {
  language: Language;
  now: Date;
}

const noCounts = { made: 0, changed: 0, same: 0, refused: 0, conflicts: 0, stays: 0 };

/** What the file of an import was. */
const getFormat = ({ format }: ChangeSetFacts) => {
  if (format === null || format === 'oneroster') throw new Error('an import of sessions has a format');
  return format;
};

/** Imports as lists show them. */
export const toSessionImports = async (
  db: Handle,
  { sets, language, now }: ViewFacts & { sets: readonly ChangeSetFacts[] },
) => {
  const counted = await countTimetableRows(
    db,
    sets.map(({ id }) => id),
  );
  const names = await listAccountNames(
    db,
    sets.flatMap(({ createdBy, appliedBy }) => [createdBy, appliedBy ?? createdBy]),
  );
  return sets.map((set) => {
    const { changeSetId: _id, ...counts } = counted.find(({ changeSetId }) => changeSetId === set.id) ?? {
      ...{ changeSetId: set.id, ...noCounts },
    };
    const actor = names.find(({ id }) => id === (set.appliedBy ?? set.createdBy));
    const undoEnd = findUndoEnd(set);
    return {
      ...{ changeSetId: set.id, state: set.state, fileName: set.fileName, encoding: set.encoding, counts },
      format: getFormat(set),
      actorName: actor ? localizedName(language, actor.name, actor.nameZh) : '',
      createdAt: set.createdAt.toISOString(),
      appliedAt: set.appliedAt?.toISOString() ?? null,
      undoneAt: set.undoneAt?.toISOString() ?? null,
      undoUntil: undoEnd && undoEnd > now ? undoEnd.toISOString() : null,
    };
  });
};

const wholeCalendar = { fromDay: '0001-01-01', toDay: '9999-12-31' };

/** The names of everything that rows are about, in a language. */
const readNames = async (db: Handle, states: readonly SessionState[], language: Language) => {
  const people = await listCopyPeople(
    db,
    states.flatMap(({ teacherId, colleagueIds }) => [teacherId, ...colleagueIds]),
  );
  const classes = await listClassNames(
    db,
    states.map(({ classId }) => classId),
  );
  const toMap = (rows: readonly { id: number; name: string; nameZh: string | null }[]) =>
    new Map(rows.map(({ id, name, nameZh }) => [id, localizedName(language, name, nameZh)]));
  return {
    classes: toMap(classes),
    rooms: toMap(await listRoomRows(db)),
    holidays: toMap(await listHolidays(db, wholeCalendar)),
    people: new Map(
      people.map(({ id, name, nameZh, username }) => [id, `${localizedName(language, name, nameZh)} (${username})`]),
    ),
  };
};

type Names = Awaited<ReturnType<typeof readNames>>;

const toText = (state: SessionState | null, names: Names, timeZone: string): SessionText | null => {
  if (!state) return null;
  const [begins, ends] = [state.beginsAt, state.endsAt].map((at) => wallTime(new Date(at), timeZone));
  return {
    ...{ className: names.classes.get(state.classId) ?? '', title: state.title, titleZh: state.titleZh },
    ...{ day: begins?.slice(0, 10) ?? '', begins: begins?.slice(11, 16) ?? '', ends: ends?.slice(11, 16) ?? '' },
    teachers: [state.teacherId, ...state.colleagueIds].map((id) => names.people.get(id) ?? ''),
    room: state.roomId === null ? null : (names.rooms.get(state.roomId) ?? ''),
    isCancelled: state.isCancelled,
  };
};

/** Rows as the receipt shows them. */
export const toSessionRows = async (
  db: Handle,
  rows: readonly TimetableRow[],
  { language, timeZone }: { language: Language; timeZone: string },
): Promise<SessionImportRow[]> => {
  const states = rows.flatMap(({ plan }) => [plan.before, plan.after].filter((state) => state !== null));
  const names = await readNames(db, states, language);
  const clashIds = rows.flatMap(({ plan }) => plan.clashes.flatMap(({ sessionId }) => sessionId ?? []));
  const others = new Map(
    (await listSessionRows(db, [...new Set(clashIds)])).map((row) => {
      const [from, to] = [row.beginsAt, row.endsAt].map((at) => wallTime(at, timeZone).replace('T', ' ').slice(0, 16));
      return [row.id, `${localizedName(language, row.className, row.classNameZh)} ${from}–${to?.slice(11)}`] as const;
    }),
  );
  return rows.map(({ position, outcome, state, undoFault, plan }) => ({
    ...{ position, outcome, state, undoFault, rowNumber: plan.entry.rowNumber, fault: plan.fault, about: plan.about },
    name: plan.entry.classes[0]?.name ?? '',
    before: toText(plan.before, names, timeZone),
    after: toText(plan.after, names, timeZone),
    holidayName: plan.holidayId === null ? null : (names.holidays.get(plan.holidayId) ?? null),
    conflicts: plan.clashes.map(({ kinds, sessionId, rowNumber }) => ({
      ...{ kinds, rowNumber, text: sessionId === null ? '' : (others.get(sessionId) ?? '') },
    })),
  }));
};
