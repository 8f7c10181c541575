import { defineMessages } from '@inkstone/base';

/** What the calls of the timetable can say no with: nothing but what every call may answer. */
export const refusals = defineMessages('timetable.refusals', {});
