import { defineMessages } from '@inkstone/base';

/** The timetable has no refusals of its own. */
export const refusals = defineMessages('timetable.refusals', {});
