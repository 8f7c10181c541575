import { defineMessages } from '@inkstone/base';

/** Messages have nothing of their own to refuse. */
export const refusals = defineMessages('messages.refusals', {});
