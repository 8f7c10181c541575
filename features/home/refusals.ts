import { defineMessages } from '@inkstone/base';

/** Homes only show; they have nothing to refuse. */
export const refusals = defineMessages('home.refusals', {});
