import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findConflictKinds, findConflicts, type Booking } from './conflicts.ts';

const aBooking: fc.Arbitrary<Booking> = fc
  .record({
    begins: fc.integer({ min: 0, max: 40 }),
    length: fc.integer({ min: 1, max: 10 }),
    classId: fc.integer({ min: 1, max: 3 }),
    teacherIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
    roomId: fc.option(fc.integer({ min: 1, max: 3 })),
  })
  .map(({ begins, length, ...rest }) => ({
    ...rest,
    from: new Date(begins * 60_000),
    to: new Date((begins + length) * 60_000),
  }));

const minutes = ({ from, to }: Booking): number[] =>
  Array.from({ length: (to.getTime() - from.getTime()) / 60_000 }, (_, index) => from.getTime() / 60_000 + index);

test('two sessions are in conflict exactly where they have a minute and a class, teacher or room in common', () => {
  fc.assert(
    fc.property(aBooking, aBooking, (planned, existing) => {
      const meets = minutes(planned).some((minute) => minutes(existing).includes(minute));
      const kinds = findConflictKinds(planned, existing);
      expect(kinds.includes('class')).toBe(meets && planned.classId === existing.classId);
      expect(kinds.includes('teacher')).toBe(
        meets && planned.teacherIds.some((id) => existing.teacherIds.includes(id)),
      );
      expect(kinds.includes('room')).toBe(meets && planned.roomId !== null && planned.roomId === existing.roomId);
      expect(findConflictKinds(existing, planned)).toEqual(kinds);
    }),
    { numRuns: 500 },
  );
});

test('a session that is in the way of several planned ones is named once, with all that they share', () => {
  const base = { from: new Date(0), to: new Date(60_000), classId: 1, teacherIds: [1], roomId: 1 };
  const existing = [{ ...base, teacherIds: [2] }];
  const planned = [
    { ...base, roomId: null },
    { ...base, classId: 2, teacherIds: [2] },
  ];
  expect(findConflicts(planned, existing)).toEqual([{ kinds: ['class', 'teacher', 'room'], existing: existing[0] }]);
});

test('a session that begins when another ends is no conflict, nor is a session without a room beside another', () => {
  const base = { from: new Date(0), to: new Date(60_000), classId: 1, teacherIds: [1], roomId: null };
  expect(findConflictKinds(base, { ...base, from: base.to, to: new Date(120_000) })).toEqual([]);
  expect(findConflictKinds(base, { ...base, classId: 2, teacherIds: [2] })).toEqual([]);
});
