import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const wrap = (...events: string[][]): string =>
  ['BEGIN:VCALENDAR', ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']), 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const read = (text: string, timeZone = 'Asia/Shanghai', terms: { firstDay: string; lastDay: string }[] = []) =>
  readCalendar(text, { timeZone, terms });
const begins = (text: string) => read(text).entries.map(({ beginsAt }) => beginsAt);

test('a time without a zone is by the clocks of the school, others by their own, also by names of Outlook', () => {
  const starts = [
    'DTSTART:20260304T090000',
    'DTSTART:20260304T010000Z',
    'DTSTART;TZID=America/New_York:20260303T200000',
    'DTSTART;TZID=/example.org/Asia/Shanghai:20260304T090000',
    'DTSTART;TZID=China Standard Time:20260304T090000',
  ];
  const events = starts.map((start) => ['SUMMARY:Reading', start, 'DURATION:PT1H']);
  expect(begins(wrap(...events))).toEqual(starts.map(() => '2026-03-04T01:00:00.000Z'));
});

test('a zone of its own that the file describes is used; one that it does not describe is named', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Our clocks', 'BEGIN:STANDARD', 'DTSTART:20200101T000000'],
    ...['TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE'],
  ].join('\r\n');
  const file = wrap(['SUMMARY:Reading', 'DTSTART;TZID=Our clocks:20260304T090000', 'DURATION:PT1H']);
  expect(read(file).entries[0]).toMatchObject({ fault: 'zoneUnknown', about: 'Our clocks' });
  expect(begins(file.replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`))).toEqual(['2026-03-04T03:30:00.000Z']);
});

test('the last day of a rule in UTC counts by the clocks of the event', () => {
  const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20260318T013000Z';
  const file = wrap(['SUMMARY:R', 'DTSTART;TZID=Asia/Shanghai:20260304T093000', 'DURATION:PT1H', rule]);
  expect(begins(file)).toHaveLength(3);
});

test('a rule without an end is taken to the end of its term, and one without sessions or of seconds does not hang', () => {
  const event = (rule: string) => ['SUMMARY:R', 'DTSTART:20260304T010000Z', 'DURATION:PT1H', `RRULE:${rule}`];
  const term = { firstDay: '2026-02-20', lastDay: '2026-03-20' };
  const { entries, cuts } = read(wrap(event('FREQ=WEEKLY')), 'Asia/Shanghai', [term]);
  expect(entries).toHaveLength(3);
  expect(cuts).toEqual([{ rowNumber: 2, untilDay: '2026-03-18' }]);
  expect(read(wrap(event('FREQ=SECONDLY'))).entries[0]?.fault).toBe('ruleUnsupported');
  expect(read(wrap(event('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))).entries.length).toBeLessThan(10);
});

test('whole days, nights, missing and broken times are told by the line of their event', () => {
  const faults = read(
    wrap(
      ['SUMMARY:R', 'DTSTART;VALUE=DATE:20260304'],
      ['SUMMARY:R', 'DTSTART:20260304T150000Z', 'DURATION:PT2H'],
      ['SUMMARY:R', 'DTSTART:20260304T010000Z'],
      ['SUMMARY:R', 'DTSTART:soon'],
      ['SUMMARY:R'],
      ['DTSTART:20260304T010000Z', 'DURATION:PT1H'],
    ),
  ).entries.map(({ rowNumber, fault }) => [rowNumber, fault]);
  expect(faults).toEqual([
    [2, 'allDay'],
    [6, 'overMidnight'],
    [11, 'endsEarly'],
    [15, 'eventBroken'],
    [19, 'dayMissing'],
    [22, 'classMissing'],
  ]);
});
