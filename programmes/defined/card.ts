import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Programme, variant, subject and question type of homework written by a teacher. */
export const definedAssignment = {
  programme: 'defined',
  variant: 'tasks',
  subject: 'tasks',
  type: 'file-upload',
} as const;

/** Names and routes of homework written by a teacher. */
export const definedCard = {
  id: 'defined',
  position: 240,
  name: { en: 'Teacher-defined', zh: '自定义作业' },
  routes: {
    exam: '/defined',
    homework: '/defined/homework',
    aliases: { '/defined/homework/exercise': '/exercise/uploadFile', '/defined/correct': '/correct/correctUploads' },
  },
  hasPapers: false,
  sections: ['tasks'],
  exams: { tasks: { en: 'Teacher-defined', zh: '自定义作业' } },
} as const satisfies ProgrammeCard;
