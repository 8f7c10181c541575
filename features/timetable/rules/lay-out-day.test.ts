import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findHours,
  findTaughtHours,
  layOutDay,
  minutesFor,
  moveBlock,
  timeForMinutes,
  type DayBlock,
} from './lay-out-day.ts';

const aBlock: fc.Arbitrary<DayBlock> = fc
  .tuple(fc.integer({ min: 0, max: 1300 }), fc.integer({ min: 1, max: 139 }))
  .map(([begins, length]) => ({ begins, ends: begins + length }));
const aDay = fc.array(aBlock, { maxLength: 12 }).map((blocks) => blocks.toSorted((a, b) => a.begins - b.begins));

test('blocks at the same time never cover each other, and fit beside each other', () => {
  fc.assert(
    fc.property(aDay, (blocks) => {
      const lanes = layOutDay(blocks);
      expect(lanes).toHaveLength(blocks.length);
      const covered = blocks.flatMap((first, at) =>
        blocks
          .slice(at + 1)
          .filter(
            (second, offset) =>
              first.begins < second.ends &&
              second.begins < first.ends &&
              (lanes[at]?.lane === lanes[at + 1 + offset]?.lane || lanes[at]?.lanes !== lanes[at + 1 + offset]?.lanes),
          ),
      );
      expect(covered).toEqual([]);
      expect(lanes.every(({ lane, lanes: count }) => lane < count)).toBe(true);
    }),
  );
});

test('a block alone has the whole width', () => {
  const day = ['09:00', '10:00', '10:00', '11:00'].map(minutesFor);
  const [a = 0, b = 0, c = 0, d = 0] = day;
  expect(
    layOutDay([
      { begins: a, ends: b },
      { begins: c, ends: d },
    ]),
  ).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ]);
});

test('a moved block keeps its length, stays within its day and begins at a quarter', () => {
  fc.assert(
    fc.property(aBlock, fc.integer({ min: -1500, max: 1500 }), (block, minutes) => {
      const moved = moveBlock(block, minutes);
      expect(moved.ends - moved.begins).toBe(block.ends - block.begins);
      expect(moved.begins >= 0 && moved.ends < 24 * 60).toBe(true);
    }),
  );
  expect(timeForMinutes(moveBlock({ begins: minutesFor('09:30'), ends: minutesFor('11:00') }, 52).begins)).toBe(
    '10:15',
  );
});

test('the hours of a week hold its first and its last session', () => {
  expect(findHours([])).toEqual({ from: 9, to: 18 });
  expect(findHours([{ begins: minutesFor('07:40'), ends: minutesFor('20:30') }])).toEqual({ from: 7, to: 21 });
});

test('a week that is only read has the hours around its blocks, so that an evening class is in sight', () => {
  const evening = { begins: minutesFor('19:00'), ends: minutesFor('20:30') };
  expect(findTaughtHours([])).toEqual({ from: 9, to: 18 });
  expect(findTaughtHours([evening])).toEqual({ from: 18, to: 22 });
  expect(
    findTaughtHours([
      { begins: 0, ends: minutesFor('00:45') },
      { ...evening, ends: 24 * 60 },
    ]),
  ).toEqual({
    from: 0,
    to: 24,
  });
});
