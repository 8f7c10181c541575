import { defineMessages } from '@inkstone/base';

/** This feature refuses nothing by a rule. */
export const refusals = defineMessages('calendar.refusals', {});
