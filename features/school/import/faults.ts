/** Why a file cannot be read as a sheet. */
export const sheetFaults = [
  'sheet.empty',
  'sheet.unreadable',
  'sheet.encoding',
  'sheet.oldExcel',
  'sheet.broken',
  'sheet.oneRoster',
  'sheet.bomb',
  'sheet.tooLarge',
  'sheet.tooManyRows',
] as const;

/** Why a file cannot be read as a sheet. */
export type SheetFault = (typeof sheetFaults)[number];

/** Why a row is left out, before or at the moment of applying. */
export const rowFaults = [
  'nameMissing',
  'usernameMissing',
  'usernameInvalid',
  'tooLong',
  'mailInvalid',
  'languageUnknown',
  'roleUnknown',
  'classUnknown',
  'classAmbiguous',
  'classClosed',
  'classNeedsRole',
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
] as const;

/** Why a row is left out. */
export type RowFault = (typeof rowFaults)[number];

/** Why a row cannot be undone. */
export const undoFaults = ['edited', 'signedIn', 'used'] as const;

/** Why a row cannot be undone. */
export type UndoFault = (typeof undoFaults)[number];
