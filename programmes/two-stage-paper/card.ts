import type { ProgrammeCard } from '@inkstone/exam/blueprint';

/** The one section of a two-stage paper, and the ids of its modules. */
export const twoStageSection = 'modules';
export const firstModuleId = 'first';
export const routeIds = ['route-a', 'route-b', 'route-c'] as const;

/** Names and routes of papers whose second module depends on the first one, by cut scores of the teacher's own. */
export const twoStagePaperCard = {
  id: 'two-stage-paper',
  position: 237,
  name: { en: 'Two-stage paper', zh: '两阶段卷' },
  borrowsFrom: 'all',
  routes: {
    exam: '/twoStage',
    homework: '/twoStage/homework',
    aliases: {
      '/twoStage/homework/exercise': '/twoStage/exercise',
      '/twoStage/homework/report': '/twoStage/report',
      '/twoStage/homework/correct': '/twoStage/correct',
    },
  },
  sections: [twoStageSection],
  exams: {
    'two-routes': { en: 'Two-stage paper, two routes', zh: '两阶段卷（两条路线）' },
    'three-routes': { en: 'Two-stage paper, three routes', zh: '两阶段卷（三条路线）' },
  },
} as const satisfies ProgrammeCard;
