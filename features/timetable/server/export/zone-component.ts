import ICAL from 'ical.js';
import { daysAsMs } from '@inkstone/base';
import { listZoneChanges, type ZoneChange } from '../../rules/zone-changes.ts';

const minuteMs = 60_000;

const toOffset = (milliseconds: number): ICAL.UtcOffset => ICAL.UtcOffset.fromSeconds(milliseconds / 1000);

/** The wall time in front of a change, as the standard wants the beginning of new clocks. */
const toOnset = ({ at, offsetBefore }: ZoneChange): ICAL.Time =>
  ICAL.Time.fromDateTimeString(new Date(at.getTime() + offsetBefore).toISOString().slice(0, 19));

/** A zone with its clocks between two instants as a VTIMEZONE, so that programs need not know its name. */
export const toZoneComponent = (span: { from: Date; to: Date }, timeZone: string): ICAL.Component => {
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', timeZone);
  // Clocks are told from a while before, so that the first session has some.
  const changes = listZoneChanges(
    new Date(span.from.getTime() - daysAsMs(2)),
    new Date(span.to.getTime() + daysAsMs(2)),
    timeZone,
  );
  const standard = Math.min(...changes.map(({ offset }) => offset));
  for (const change of changes) {
    const clocks = new ICAL.Component(change.offset > standard + minuteMs ? 'daylight' : 'standard');
    clocks.addPropertyWithValue('dtstart', toOnset(change));
    clocks.addPropertyWithValue('tzoffsetfrom', toOffset(change.offsetBefore));
    clocks.addPropertyWithValue('tzoffsetto', toOffset(change.offset));
    component.addSubcomponent(clocks);
  }
  return component;
};
