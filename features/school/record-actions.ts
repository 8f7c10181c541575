/** Everything that the record of the school tells. */
export const recordActions = [
  'person.added',
  'person.changed',
  'person.deactivated',
  'person.reactivated',
  'person.passwordReset',
  'person.signedOut',
  'class.added',
  'class.changed',
  'class.closed',
  'class.reopened',
  'class.studentsJoined',
  'class.studentsLeft',
  'class.studentsMoved',
  'people.imported',
  'people.importUndone',
  'people.codesMade',
  'school.setUp',
  'school.settings',
  'score.changed',
  'key.changed',
  'key.approved',
  'key.declined',
  'deadline.moved',
  'begin.moved',
  'time.extended',
  'recipient.removed',
  'questions.changed',
  'assignment.withdrawn',
  'assignment.deleted',
  'announcement.recalled',
  'phaseReport.published',
  'phaseReport.withdrawn',
] as const;

/** What was done. */
export type RecordAction = (typeof recordActions)[number];

/** What an entry of the record is about. */
export const subjectKinds = [
  'person',
  'class',
  'school',
  'assignment',
  'questionSet',
  'announcement',
  'report',
  'changeSet',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Fields of a person whose values name them; they are stored apart, and go when the person is erased. */
export const personalFields: readonly string[] = ['username', 'name', 'nameZh', 'number', 'mail'];

/** Fields that the record names in words; any other one stands as it is stored. */
export const recordFields = [
  'username',
  'name',
  'nameZh',
  'number',
  'mail',
  'language',
  'roles',
  'permissions',
  'sessions',
  'timeZone',
  'archiveHours',
  'graceSeconds',
  'notice',
  'noticeZh',
  'deadline',
  'minutes',
  'recipients',
  'work',
  'questions',
  'question',
  'questionSet',
  'rows',
  'file',
  'codes',
  'servicePicture',
  'serviceNote',
  'serviceNoteZh',
  'report',
] as const;
