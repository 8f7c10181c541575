import type { CallHandler } from '@inkstone/call/server';
import type { AnyJob } from '@inkstone/jobs';
import { applyChangeSet } from './change-sets/apply-change-set.ts';
import { getImportTemplate } from './change-sets/get-import-template.ts';
import { makeFirstCodes } from './change-sets/make-first-codes.ts';
import { planImport } from './change-sets/plan-import.ts';
import { getChangeSet, listChangeSetRows, listChangeSets } from './change-sets/read-change-sets.ts';
import { undoChangeSet } from './change-sets/undo-change-set.ts';
import { applyClassCopies } from './class-copies/apply-class-copies.ts';
import { planClassCopies } from './class-copies/plan-class-copies.ts';
import { getClassCopies, listClassCopySets } from './class-copies/read-class-copies.ts';
import { undoClassCopies } from './class-copies/undo-class-copies.ts';
import { applyClassMerge } from './class-merges/apply-class-merge.ts';
import { planClassMerge } from './class-merges/plan-class-merge.ts';
import { getClassMerge, listClassMergeSets } from './class-merges/read-class-merges.ts';
import { undoClassMerge } from './class-merges/undo-class-merge.ts';
import { cancelComingStays } from './classes/cancel-coming-stays.ts';
import { comingStaysJob } from './classes/coming-stays-job.ts';
import { joinSchoolClass, leaveSchoolClass, moveSchoolStudents } from './classes/class-members.ts';
import { getSchoolClass } from './classes/get-school-class.ts';
import { listClassCandidates } from './classes/list-class-candidates.ts';
import { listClassNamesakes } from './classes/list-class-namesakes.ts';
import { listSchoolClasses } from './classes/list-school-classes.ts';
import { addSchoolClass, changeSchoolClass, closeSchoolClass } from './classes/save-school-class.ts';
import { applyPersonMerge } from './person-merges/apply-person-merge.ts';
import { planPersonMerge } from './person-merges/plan-person-merge.ts';
import { getPersonMerge, listPersonMergeSets } from './person-merges/read-person-merges.ts';
import { undoPersonMerge } from './person-merges/undo-person-merge.ts';
import { getSchoolPerson } from './people/get-school-person.ts';
import { listSchoolPeople } from './people/list-school-people.ts';
import { activateSchoolPerson, endPersonSessions, resetSchoolPassword } from './people/person-access.ts';
import { setExtraTime } from './people/set-extra-time.ts';
import { addSchoolPerson, changeSchoolPerson } from './people/save-school-person.ts';
import { importContent } from './content/import-content.ts';
import { createFirstAdministrator } from './setup/create-first-administrator.ts';
import { exportSchoolRecords } from './record/export-school-records.ts';
import { expireExportsJob, schoolExportJob } from './export/export-job.ts';
import { fetchSchoolExport } from './export/fetch-school-export.ts';
import { listSchoolExports } from './export/list-school-exports.ts';
import { requestSchoolExport } from './export/request-school-export.ts';
import { expireArchivesJob, personArchiveJob } from './rights/archive-job.ts';
import { erasePerson } from './rights/erase-person.ts';
import { erasePersonJob } from './rights/erasure-job.ts';
import { getErasurePlan } from './rights/get-erasure-plan.ts';
import { fetchPersonArchive } from './rights/fetch-person-archive.ts';
import { listPersonArchives } from './rights/list-person-archives.ts';
import { requestPersonArchive } from './rights/request-person-archive.ts';
import { failedSignInsJob } from './record/record-sign-ins.ts';
import { listSchoolRecords } from './record/list-school-records.ts';
import { getMailServer } from './connections/get-mail-server.ts';
import { getSignOnProvider } from './connections/get-sign-on-provider.ts';
import { saveSignOnProvider } from './connections/save-sign-on-provider.ts';
import { testSignOnProvider } from './connections/test-sign-on-provider.ts';
import { getAppearance } from './appearance/get-appearance.ts';
import { saveAppearance } from './appearance/save-appearance.ts';
import { getSchoolCrm } from './connections/get-school-crm.ts';
import { saveSchoolCrm } from './connections/save-school-crm.ts';
import { testSchoolCrm } from './connections/test-school-crm.ts';
import { saveMailServer } from './connections/save-mail-server.ts';
import { testMailServer } from './connections/test-mail-server.ts';
import { getSchoolSettings } from './settings/get-school-settings.ts';
import { saveSchoolSettings } from './settings/save-school-settings.ts';
import { getRetention } from './retention/get-retention.ts';
import { getRetentionPlan } from './retention/get-retention-plan.ts';
import { retentionJob } from './retention/retention-job.ts';
import { saveRetention } from './retention/save-retention.ts';
import { getSchoolSignOn } from './sign-on/get-school-sign-on.ts';
import { listSignOnClasses } from './sign-on/list-sign-on-classes.ts';
import { inviteToSignOn } from './sign-on/invite-to-sign-on.ts';
import { saveSchoolSignOn } from './sign-on/save-school-sign-on.ts';
import { listTerms } from './terms/list-terms.ts';
import { removeTerm, saveTerm } from './terms/save-term.ts';
import { applyTimetableImport } from './timetable-import/apply-timetable-import.ts';
import { planTimetableImport } from './timetable-import/plan-timetable-import.ts';
import { getTimetableImport, listTimetableImports } from './timetable-import/read-timetable-imports.ts';
import { undoTimetableImport } from './timetable-import/undo-timetable-import.ts';
import { getSetupState } from './setup/get-setup-state.ts';

export { subscribers } from './subscribers.ts';
export { closeSetup, issueSetupCode } from './setup/setup-code.ts';
export { applyErasedList, describeErased } from './rights/erased-list.ts';
export type { ErasedPerson } from './rights/erasure-job.ts';
export { unexportedTables, withheldColumns } from './export/exported-tables.ts';
export { personDataRules } from './rights/person-data.ts';
export { isSetupOpen } from './setup/setup.queries.ts';

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [
  listSchoolPeople,
  getSchoolPerson,
  addSchoolPerson,
  changeSchoolPerson,
  activateSchoolPerson,
  resetSchoolPassword,
  endPersonSessions,
  setExtraTime,
  planImport,
  listChangeSets,
  getChangeSet,
  listChangeSetRows,
  applyChangeSet,
  makeFirstCodes,
  getSetupState,
  createFirstAdministrator,
  listSchoolRecords,
  exportSchoolRecords,
  getMailServer,
  saveMailServer,
  testMailServer,
  getAppearance,
  saveAppearance,
  getSchoolCrm,
  saveSchoolCrm,
  testSchoolCrm,
  getSignOnProvider,
  saveSignOnProvider,
  testSignOnProvider,
  getSchoolSettings,
  saveSchoolSettings,
  getRetention,
  saveRetention,
  getRetentionPlan,
  getSchoolSignOn,
  listSignOnClasses,
  saveSchoolSignOn,
  inviteToSignOn,
  undoChangeSet,
  getImportTemplate,
  listTerms,
  saveTerm,
  removeTerm,
  listSchoolClasses,
  getSchoolClass,
  listClassCandidates,
  listClassNamesakes,
  addSchoolClass,
  changeSchoolClass,
  closeSchoolClass,
  planClassCopies,
  applyClassCopies,
  undoClassCopies,
  getClassCopies,
  listClassCopySets,
  planClassMerge,
  applyClassMerge,
  undoClassMerge,
  getClassMerge,
  listClassMergeSets,
  planTimetableImport,
  applyTimetableImport,
  undoTimetableImport,
  getTimetableImport,
  listTimetableImports,
  planPersonMerge,
  applyPersonMerge,
  undoPersonMerge,
  getPersonMerge,
  listPersonMergeSets,
  joinSchoolClass,
  leaveSchoolClass,
  moveSchoolStudents,
  cancelComingStays,
  listPersonArchives,
  requestPersonArchive,
  fetchPersonArchive,
  getErasurePlan,
  erasePerson,
  listSchoolExports,
  requestSchoolExport,
  fetchSchoolExport,
  importContent,
];

/** The jobs of this feature. */
export const jobs: readonly AnyJob[] = [
  personArchiveJob,
  expireArchivesJob,
  erasePersonJob,
  schoolExportJob,
  expireExportsJob,
  failedSignInsJob,
  retentionJob,
  comingStaysJob,
];
