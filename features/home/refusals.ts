import { defineMessages } from '@inkstone/base';

/** The home pages have no refusals. */
export const refusals = defineMessages('home.refusals', {});
