import { words } from '@inkstone/base';

/** Homes only show; they have nothing to refuse. */
export const refusals = words('home.refusals', {});
