import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** Names and places of TOEFL iBT as it was given from 26 July 2023 to 20 January 2026. */
export const toefl2023Card = {
  id: 'toefl-2023',
  name: { en: 'TOEFL iBT (2023–2026)', zh: '托福 iBT（2023–2026 版）' },
  routes: {
    exam: '/exam/tfReform',
    homework: '/homework/tfReform',
    aliases: { '/exam/tfReform/introduction': '/toeflReformIntroduction' },
  },
  sections: ['reading', 'listening', 'speaking', 'writing'],
  exams: {
    'toefl-2023': { en: 'TOEFL iBT (2023–2026)', zh: '托福 iBT（2023–2026 版）' },
    practice: { en: 'TOEFL practice', zh: '托福练习' },
  },
} as const satisfies ProgrammeCard;
