import { daysAsMs, localize, localizedName, type Language } from '@inkstone/base';
import { fileMessages } from './messages.ts';

/** An entry of a calendar. */
export interface CalendarEntry {
  /** Stable while the entry is changed, so that calendar programs move it instead of doubling it. */
  uid: string;
  beginsAt: Date;
  /** Null: an instant, such as a deadline. */
  endsAt: Date | null;
  title: string;
  place: string | null;
  note: string | null;
  isCancelled: boolean;
  /** Rises with each change of the entry. */
  sequence: number;
}

interface Names {
  name: string;
  nameZh: string | null;
}

/** A class session, as the calendar needs it. */
export interface SessionFacts {
  id: number;
  beginsAt: Date;
  endsAt: Date;
  title: string;
  titleZh: string | null;
  className: string;
  classNameZh: string | null;
  roomName: string | null;
  roomNameZh: string | null;
  teachers: readonly Names[];
  cancelledAt: Date | null;
  edition: number;
}

/** The times of work received or given, as the calendar needs them. */
export interface WorkFacts {
  id: number;
  title: string;
  titleZh: string | null;
  beginsAt: Date;
  dueAt: Date;
  /** When its report opens by rule; null: not by rule, or not for this person. */
  reportOpensAt: Date | null;
}

/** How far back and ahead a calendar reaches. */
export const calendarSpan = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - daysAsMs(30)),
  to: new Date(now.getTime() + daysAsMs(366)),
});

/** A class session as an entry. */
export const toSessionEntry = (session: SessionFacts, language: Language): CalendarEntry => {
  const schoolClass = localizedName(language, session.className, session.classNameZh);
  const about = localizedName(language, session.title, session.titleZh);
  const names = session.teachers
    .map(({ name, nameZh }) => localizedName(language, name, nameZh))
    .join(localize(fileMessages.pairs.separator, language));
  return {
    uid: `session-${session.id}`,
    ...{ beginsAt: session.beginsAt, endsAt: session.endsAt },
    title:
      about === '' ? schoolClass : localize(fileMessages.pairs.session, language, { class: schoolClass, title: about }),
    place: session.roomName === null ? null : localizedName(language, session.roomName, session.roomNameZh),
    note: names === '' ? null : localize(fileMessages.pairs.teachers, language, { names }),
    isCancelled: session.cancelledAt !== null,
    sequence: session.edition,
  };
};

/** The opening, the deadline and the opening of the report of one piece of work as entries. */
export const toWorkEntries = (work: WorkFacts, language: Language): CalendarEntry[] => {
  const title = localizedName(language, work.title, work.titleZh);
  const instants = [
    { part: 'opens', at: work.beginsAt },
    { part: 'due', at: work.dueAt },
    { part: 'report', at: work.reportOpensAt },
  ] as const;
  return instants.flatMap(({ part, at }) =>
    at === null
      ? []
      : [
          {
            uid: `work-${work.id}-${part}`,
            ...{ beginsAt: at, endsAt: null, place: null, note: null, isCancelled: false, sequence: 0 },
            title: localize(fileMessages.pairs[part], language, { title }),
          },
        ],
  );
};
