import { flagCodes, languageCodes } from '@inkstone/base';
import { defineFlatLegacy } from '@inkstone/call/flat-legacy';

/** Old words of the user in a response, by the names used inside; also for the calls of other features that return one. */
export const userFields = {
  namedRoles: 'all_role',
  label: 'desc',
  browserToken: 'ua_token',
  isGuideSeen: { name: 'isTextbookTutorial', codes: flagCodes },
  language: { name: 'language', codes: languageCodes },
} as const;

/** Old words of the calls of the session, by the names used inside. */
export const legacy = defineFlatLegacy(userFields);
