export { dayText, hourMinuteText, instantText, nearInstantText, secondText, zoneSuffix } from './instants.ts';
export { deviceZone, eveningAfter, isSameDay, readerZone, schoolZone, setReaderZone } from './reader-zone.ts';
