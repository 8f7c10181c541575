import type { PersonData } from '@inkstone/db/person-data';

/** The personal data in this feature's tables, for archives and erasing. */
export const personData = {
  guardian: {
    kind: 'guardians',
    owner: { column: 'student_id' },
    mentions: ['created_by'],
    erasing: 'delete',
  },
  standing_time: { kind: 'profile', owner: { column: 'student_id' }, mentions: ['set_by'], erasing: 'delete' },
  crm_relation: { kind: 'profile', owner: { column: 'student_id' }, mentions: ['linked_by'], erasing: 'delete' },
  class_member: { kind: 'classes', owner: { column: 'student_id' }, erasing: 'keep' },
  class_stay: { kind: 'classes', owner: { column: 'student_id' }, erasing: 'keep' },
  coming_stay: { kind: 'classes', owner: { column: 'student_id' }, mentions: ['created_by'], erasing: 'keep' },
  class_teacher: { kind: 'classes', owner: { column: 'teacher_id' }, erasing: 'keep' },
  teacher_student: {
    kind: 'classes',
    owner: { column: 'student_id' },
    mentions: ['teacher_id', 'added_by'],
    erasing: 'delete',
  },
  team_member: { kind: 'classes', owner: { column: 'person_id' }, erasing: 'delete' },
  staff_member: { kind: 'classes', owner: { column: 'person_id' }, mentions: ['manager_id'], erasing: 'delete' },
  school_class: { kind: 'classes', owner: null, mentions: ['teacher_id'], erasing: 'keep' },
  team: { kind: 'classes', owner: null, mentions: ['leader_id'], erasing: 'keep' },
} satisfies PersonData;
