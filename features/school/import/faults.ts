/** Why a row is left out, before or at the moment of applying. */
export const rowFaults = [
  'nameMissing',
  'usernameMissing',
  'usernameInvalid',
  'usernameConfusable',
  'tooLong',
  'mailInvalid',
  'languageUnknown',
  'roleUnknown',
  'classUnknown',
  'classAmbiguous',
  'classClosed',
  'classNeedsRole',
  'classesForbidden',
  'classUntaught',
  'disabled',
  'guardian',
  'repeated',
  'identityConflict',
  'usernameTaken',
  'numberTaken',
  'hasLeft',
  'outranks',
  'permissionsOfStudent',
  'changedSince',
  'takenSince',
  'cellEmpty',
  'personUnknown',
  'personAmbiguous',
  'notStudent',
  'notTeacher',
  'notManager',
  'notStaff',
  'ownStaff',
  'guardianMany',
  'teamUnknown',
  'teamAmbiguous',
  'teamLeaderOther',
  'alreadyTeaches',
  'minutesInvalid',
  'extraDayInvalid',
  'extraDaysInverted',
  'notRecruiter',
  'phoneInvalid',
  'candidateAmbiguous',
  'candidateHired',
] as const;

/** Why a row is left out. */
export type RowFault = (typeof rowFaults)[number];

/** Why a row cannot be undone. */
export const undoFaults = ['edited', 'signedIn', 'used'] as const;

/** Why a row cannot be undone. */
export type UndoFault = (typeof undoFaults)[number];
