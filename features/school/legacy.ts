import { defineLegacy } from '@inkstone/call/legacy';
import { userFields } from '@inkstone/session/contract';

/** Old words of the calls that return a signed-in person, by the names used inside. */
export const legacy = defineLegacy({ fields: userFields });
