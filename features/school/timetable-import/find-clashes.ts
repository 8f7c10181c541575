import {
  sharedParts,
  type PlannedSession,
  type SessionClash,
  type SessionState,
  type SharedPart,
} from './plan-types.ts';

interface Placed {
  state: SessionState;
  sessionId: number | null;
  /** Null: a session of the school that the file does not touch. */
  planned: PlannedSession | null;
}

/** The most clashes that are reported for one session. */
const mostTold = 5;

const teachersFor = ({ teacherId, colleagueIds }: SessionState): number[] => [teacherId, ...colleagueIds];

const findShared = (first: SessionState, second: SessionState): SharedPart[] => {
  if (first.beginsAt >= second.endsAt || second.beginsAt >= first.endsAt) return [];
  const others = teachersFor(second);
  const shared: Readonly<Record<SharedPart, boolean>> = {
    class: first.classId === second.classId,
    teacher: teachersFor(first).some((id) => others.includes(id)),
    room: first.roomId !== null && first.roomId === second.roomId,
  };
  return sharedParts.filter((part) => shared[part]);
};

/** Days in UTC on which a session is: one or two. */
const daysFor = ({ beginsAt, endsAt }: SessionState): string[] => [
  ...new Set([beginsAt.slice(0, 10), endsAt.slice(0, 10)]),
];

/** What is in the way of each planned session that is made or changed, among all others as they will be. */
export const findClashes = (
  plan: readonly PlannedSession[],
  known: readonly (SessionState & { id: number })[],
): Map<PlannedSession, SessionClash[]> => {
  const touched = new Set(plan.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId])));
  const placed: Placed[] = [
    ...known.flatMap((state) => (touched.has(state.id) ? [] : [{ state, sessionId: state.id, planned: null }])),
    ...plan.flatMap((planned) =>
      planned.after === null ? [] : [{ state: planned.after, sessionId: planned.sessionId, planned }],
    ),
  ].filter(({ state }) => !state.isCancelled);
  const byDay = new Map<string, Placed[]>();
  for (const session of placed)
    for (const day of daysFor(session.state)) {
      const ofDay = byDay.get(day);
      if (ofDay) ofDay.push(session);
      else byDay.set(day, [session]);
    }
  return new Map(
    placed.flatMap(({ state, planned }) => {
      if (!planned || planned.outcome === 'same') return [];
      const around = new Set(daysFor(state).flatMap((day) => byDay.get(day) ?? []));
      const clashes = [...around].flatMap((neighbour): SessionClash[] => {
        const kinds = neighbour.planned === planned ? [] : findShared(state, neighbour.state);
        const rowNumber = neighbour.planned?.entry.rowNumber ?? null;
        return kinds.length === 0 ? [] : [{ kinds, sessionId: neighbour.sessionId, rowNumber }];
      });
      return [[planned, clashes.slice(0, mostTold)] as const];
    }),
  );
};
