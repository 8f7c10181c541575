import { beginningOfDay, shiftDay, toVisibleText } from '@inkstone/base';
import type { TimetableEntry } from './entry.ts';
import { findClashes } from './find-clashes.ts';
import { createNameFinder, type EntryNames } from './find-named.ts';
import type { KnownSession, PlanFacts, PlannedSession, SessionFault, SessionState } from './plan-types.ts';

const refuseEntry = (entry: TimetableEntry, fault: SessionFault, about = ''): PlannedSession => ({
  ...{ entry, outcome: 'refused', fault, about, sessionId: null, edition: null, before: null, after: null },
  ...{ holidayId: null, clashes: [] },
});

/** The state of a session without what only the database needs. */
export const toState = (session: KnownSession): SessionState => ({
  ...{ classId: session.classId, teacherId: session.teacherId, colleagueIds: session.colleagueIds },
  ...{ roomId: session.roomId, title: session.title, titleZh: session.titleZh },
  ...{ beginsAt: session.beginsAt, endsAt: session.endsAt },
  ...{ isCancelled: session.isCancelled, holidayId: session.holidayId },
});

const sourceKey = (uid: string, recurrence: string): string => `${uid}\n${recurrence}`;
const timeKey = (classId: number, beginsAt: string): string => `${classId} ${beginsAt}`;

/** Finds the session that an entry means: by its id in the file, by an id that this school gave, by class and time. */
const createSessionFinder = ({ sessions, sources, host }: PlanFacts) => {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const bySource = new Map(sources.map(({ uid, recurrence, sessionId }) => [sourceKey(uid, recurrence), sessionId]));
  const byTime = new Map<string, KnownSession>();
  for (const session of sessions) {
    const key = timeKey(session.classId, session.beginsAt);
    const known = byTime.get(key);
    if (!known || known.isCancelled) byTime.set(key, session);
  }
  const findOwn = (uid: string): KnownSession | undefined => {
    const id = /^session-([1-9]\d{0,14})@(.+)$/u.exec(uid);
    return id?.[2] === host ? byId.get(Number(id[1])) : undefined;
  };
  return (entry: TimetableEntry, classId: number): KnownSession | undefined => {
    const sourceId = entry.uid === null ? undefined : bySource.get(sourceKey(entry.uid, entry.recurrence));
    const known = sourceId === undefined ? undefined : byId.get(sourceId);
    if (known) return known;
    // A day that a series leaves out says nothing of sessions that did not come from it.
    if (entry.isLeftOut) return undefined;
    const own = entry.uid === null ? undefined : findOwn(entry.uid);
    if (own?.classId === classId) return own;
    const isOwnSeries = entry.uid !== null && entry.uid.startsWith('series-') && entry.uid.endsWith(`@${host}`);
    return (
      byTime.get(timeKey(classId, entry.beginsAt)) ??
      (isOwnSeries ? byTime.get(timeKey(classId, entry.recurrence)) : undefined)
    );
  };
};

/** Finds the holiday in which an instant lies. */
const createHolidayFinder = ({ holidays, timeZone }: PlanFacts) => {
  const spans = holidays.map(({ id, fromDay, toDay }) => ({
    id,
    from: beginningOfDay(fromDay, timeZone).toISOString(),
    to: beginningOfDay(shiftDay(toDay, 1), timeZone).toISOString(),
  }));
  return (at: string): number | null => spans.find(({ from, to }) => from <= at && at < to)?.id ?? null;
};

interface Named {
  entry: TimetableEntry;
  names: EntryNames;
  holidayId: number | null;
}

/** A new session; one of a series does not take place in a holiday. */
const toNewState = ({ entry, names, holidayId }: Named): SessionState => {
  const { schoolClass, title, teacherIds, roomId } = names;
  const [teacherId = schoolClass.teacherId, ...colleagueIds] = teacherIds;
  const isInHoliday = entry.series !== null && holidayId !== null && !entry.isException;
  return {
    ...{ classId: schoolClass.id, teacherId, colleagueIds: colleagueIds.toSorted((a, b) => a - b), roomId },
    ...{ title: toVisibleText(title), titleZh: toVisibleText(entry.titleZh ?? '') || null },
    ...{ beginsAt: entry.beginsAt, endsAt: entry.endsAt },
    ...{ isCancelled: isInHoliday || entry.isCancelled === true, holidayId: isInHoliday ? holidayId : null },
  };
};

/** A session of the school after an entry: what the file does not say stays. */
const toChangedState = (known: KnownSession, { entry, names }: Named): SessionState => {
  const [teacherId = known.teacherId, ...others] = names.teacherIds;
  const colleagueIds = names.teacherIds.length > 0 ? others.toSorted((a, b) => a - b) : known.colleagueIds;
  const stays = known.holidayId !== null || entry.isCancelled === null;
  return {
    ...toState(known),
    ...{ teacherId, colleagueIds, roomId: names.roomId ?? known.roomId },
    title: toVisibleText(names.title) || known.title,
    titleZh: toVisibleText(entry.titleZh ?? '') || known.titleZh,
    ...{ beginsAt: entry.beginsAt, endsAt: entry.endsAt },
    isCancelled: stays ? known.isCancelled : entry.isCancelled === true,
  };
};

const isSameState = (first: SessionState, second: SessionState): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

/** Plans what becomes of each entry of a file: made, changed, the same, or refused and why. */
export const planSessions = (entries: readonly TimetableEntry[], facts: PlanFacts): PlannedSession[] => {
  const findNames = createNameFinder(facts);
  const findSession = createSessionFinder(facts);
  const findHolidayId = createHolidayFinder(facts);
  const plannedKeys = new Set<string>();
  const planEntry = (entry: TimetableEntry): PlannedSession | null => {
    if (entry.fault !== null) return refuseEntry(entry, entry.fault, entry.about);
    const names = findNames(entry);
    if ('fault' in names) return refuseEntry(entry, names.fault, names.about);
    const holidayId = findHolidayId(entry.beginsAt);
    const named = { entry, names, holidayId };
    const known = findSession(entry, names.schoolClass.id);
    if (!known && entry.isLeftOut) return null;
    const keys = known
      ? [`session ${known.id}`]
      : [
          `time ${timeKey(names.schoolClass.id, entry.beginsAt)}`,
          ...(entry.uid === null ? [] : [`uid ${sourceKey(entry.uid, entry.recurrence)}`]),
        ];
    if (keys.some((key) => plannedKeys.has(key))) return refuseEntry(entry, 'repeated');
    for (const key of keys) plannedKeys.add(key);
    if (!known)
      return {
        ...{ entry, outcome: 'made', fault: null, about: '', sessionId: null, edition: null, before: null },
        ...{ after: toNewState(named), holidayId, clashes: [] },
      };
    if (known.classId !== names.schoolClass.id) return refuseEntry(entry, 'classDiffers', entry.classes[0]?.name);
    const before = toState(known);
    const after = entry.isLeftOut ? { ...before, isCancelled: true } : toChangedState(known, named);
    const outcome = isSameState(before, after) ? 'same' : 'changed';
    const { id: sessionId, edition } = known;
    return { entry, outcome, fault: null, about: '', sessionId, edition, before, after, holidayId, clashes: [] };
  };
  const plan = entries.map(planEntry).filter((planned) => planned !== null);
  const clashes = findClashes(plan, facts.sessions);
  return plan.map((planned) => ({ ...planned, clashes: clashes.get(planned) ?? [] }));
};
