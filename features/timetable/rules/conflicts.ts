import { isOverlapping, type Span } from './span.ts';

/** What a session occupies while it lasts. */
export interface Booking extends Span {
  classId: number;
  teacherIds: readonly number[];
  roomId: number | null;
}

/** What two sessions at the same time have in common. */
export const conflictKinds = ['class', 'teacher', 'room'] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/** A session that is in the way of a planned one. */
export interface Conflict<Existing extends Booking> {
  kinds: ConflictKind[];
  existing: Existing;
}

/** What two bookings have in common while both last; nothing where they do not meet. */
export const findConflictKinds = (planned: Booking, existing: Booking): ConflictKind[] => {
  if (!isOverlapping(planned, existing)) return [];
  const shared: Readonly<Record<ConflictKind, boolean>> = {
    class: planned.classId === existing.classId,
    teacher: planned.teacherIds.some((id) => existing.teacherIds.includes(id)),
    room: planned.roomId !== null && planned.roomId === existing.roomId,
  };
  return conflictKinds.filter((kind) => shared[kind]);
};

/** The sessions that are in the way of planned ones, each once with everything that they share, in their order. */
export const findConflicts = <Existing extends Booking>(
  planned: readonly Booking[],
  existing: readonly Existing[],
): Conflict<Existing>[] =>
  existing.flatMap((session) => {
    const shared = new Set(planned.flatMap((booking) => findConflictKinds(booking, session)));
    return shared.size === 0 ? [] : [{ kinds: conflictKinds.filter((kind) => shared.has(kind)), existing: session }];
  });
