import { defineMessages } from '@inkstone/base';

/** Notifications have no refusals of their own. */
export const refusals = defineMessages('messages.refusals', {});
