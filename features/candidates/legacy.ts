import { defineLegacy } from '@inkstone/call/legacy';
import { userFields } from '@inkstone/session/contract';

/** Old words of the calls of candidates, by the names used inside. */
export const legacy = defineLegacy({ fields: { ...userFields, guideLanguage: 'language' } });
