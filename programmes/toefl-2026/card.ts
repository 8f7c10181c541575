import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and routes of TOEFL iBT since 21 January 2026. */
export const toefl2026Card = {
  id: 'toefl-2026',
  position: 40,
  name: { en: 'TOEFL 2026', zh: '托福 2026' },
  routes: {
    exam: '/toeflExamV2',
    homework: '/toeflExamV2/homework',
    // The specification's routes have capitalized sections; homework uses the same ones.
    aliases: {
      '/toeflExamV2/introduction': '/toeflV2Introduction',
      '/toeflExamV2/reading': '/ws/toeflExamV2/Reading',
      '/toeflExamV2/listening': '/ws/toeflExamV2/Listening',
      '/toeflExamV2/writing': '/ws/toeflExamV2/Writing',
      '/toeflExamV2/speaking': '/ws/toeflExamV2/Speaking',
      '/toeflExamV2/finished': '/ws/toeflExamV2/Finished',
      '/toeflExamV2/homework/reading': '/ws/toeflExamV2/Reading',
    },
  },
  sections: ['reading', 'listening', 'writing', 'speaking'],
  examLanguage: 'en',
  exams: {
    'toefl-2026': { en: 'TOEFL 2026', zh: '托福 2026' },
    practice: { en: 'TOEFL 2026 practice', zh: '托福 2026 练习' },
  },
} as const satisfies ProgrammeCard;
