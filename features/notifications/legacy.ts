import { defineLegacy } from '@inkstone/call/legacy';

/** These calls are the product's own: their fields have no former names. */
export const legacy = defineLegacy({ fields: {} });
