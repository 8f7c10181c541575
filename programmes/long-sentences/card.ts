import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/**
 * Names and routes of long and difficult sentences; the specification's routes are irregular, so each is an alias.
 * Tests use the route of candidates; homework begins with directions and ends at its own routes.
 */
export const longSentencesCard = {
  id: 'long-sentences',
  position: 70,
  name: { en: 'Long sentences', zh: '长难句' },
  routes: {
    exam: '/longAndDifficultSentences',
    homework: '/longAndDifficultSentences/homework',
    aliases: {
      '/longAndDifficultSentences/sentences': '/exercise/candidate/longAndDifficultSentences',
      '/longAndDifficultSentences/report': '/longDifficult/report',
      '/longAndDifficultSentences/correct': '/correct/longAndDifficultSentences',
      '/longAndDifficultSentences/homework/introduction': '/longAndDifficultSentences/exercise/guide',
      '/longAndDifficultSentences/homework/exercise': '/longAndDifficultSentences/exercise',
      '/longAndDifficultSentences/homework/finished': '/longAndDifficultSentences/submit/seccess',
      '/longAndDifficultSentences/homework/report': '/longDifficult/report',
      '/longAndDifficultSentences/homework/correct': '/correct/longAndDifficultSentences',
    },
  },
  sections: ['sentences'],
  exams: { practice: { en: 'Long sentences', zh: '长难句' } },
} as const satisfies ProgrammeCard;
