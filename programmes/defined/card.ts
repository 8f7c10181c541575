import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and places of homework whose text, files and recordings a teacher has made for it alone. */
export const definedCard = {
  id: 'defined',
  name: { en: 'Teacher-defined', zh: '自定义作业' },
  routes: {
    exam: '/defined',
    homework: '/defined/homework',
    aliases: { '/defined/homework/exercise': '/exercise/uploadFile', '/defined/correct': '/correct/correctUploads' },
  },
  sections: ['tasks'],
  exams: { tasks: { en: 'Teacher-defined', zh: '自定义作业' } },
} as const satisfies ProgrammeCard;
