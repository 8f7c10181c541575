import type { EntryFault } from '../../../timetable-import/entry.ts';

/** An event that cannot be read, with the text at fault. */
export class EventError extends Error {
  readonly fault: EntryFault;
  readonly about: string;
  constructor(fault: EntryFault, about: string) {
    super(fault);
    this.fault = fault;
    this.about = about;
  }
}
