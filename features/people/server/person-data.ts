import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  guardian: {
    kind: 'guardians',
    owner: { column: 'student_id' },
    mentions: { created_by: { stays: 'deed' } },
    merging: { prefers: null },
    erasing: 'delete',
  },
  standing_time: {
    kind: 'profile',
    owner: { column: 'student_id' },
    mentions: { set_by: { stays: 'deed' } },
    merging: { prefers: null },
    erasing: 'delete',
  },
  crm_relation: {
    kind: 'profile',
    owner: { column: 'student_id' },
    mentions: { linked_by: { stays: 'deed' } },
    merging: { prefers: null },
    erasing: 'delete',
  },
  class_member: {
    kind: 'classes',
    owner: { column: 'student_id' },
    merging: { prefers: 't.left_at is null and s.left_at is not null' },
    erasing: 'keep',
  },
  class_stay: { kind: 'classes', owner: { column: 'student_id' }, merging: { prefers: null }, erasing: 'keep' },
  coming_stay: {
    kind: 'classes',
    owner: { column: 'student_id' },
    mentions: { created_by: { stays: 'deed' } },
    merging: { prefers: null },
    erasing: 'keep',
  },
  class_teacher: { kind: 'classes', owner: { column: 'teacher_id' }, merging: { prefers: null }, erasing: 'keep' },
  teacher_student: {
    kind: 'classes',
    owner: { column: 'student_id' },
    mentions: { teacher_id: { prefers: null }, added_by: { stays: 'deed' } },
    merging: { prefers: null },
    erasing: 'delete',
  },
  team_member: { kind: 'classes', owner: { column: 'person_id' }, merging: { prefers: null }, erasing: 'delete' },
  staff_member: {
    kind: 'classes',
    owner: { column: 'person_id' },
    mentions: { manager_id: { prefers: null, except: 't.person_id in (:source, :target)' } },
    merging: { prefers: null, except: 't.manager_id in (:source, :target)' },
    erasing: 'delete',
  },
  school_class: { kind: 'classes', owner: null, mentions: { teacher_id: { prefers: null } }, erasing: 'keep' },
  team: { kind: 'classes', owner: null, mentions: { leader_id: { prefers: null } }, erasing: 'keep' },
} satisfies PersonData;
