import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** What homework that a teacher writes is kept as: its programme, and the type of every task. */
export const definedAssignment = {
  programme: 'defined',
  variant: 'tasks',
  subject: 'tasks',
  type: 'file-upload',
} as const;

/** Names and places of homework whose text, files and recordings a teacher has made for it alone. */
export const definedCard = {
  id: 'defined',
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
