import type { Programme } from '@inkstone/exam/blueprint';
import { admissionSections } from './admission.ts';
import { interviewCard } from './card.ts';
import { practiceSections } from './practice.ts';
import { interviewRubric, sampleRubric } from './rubrics.ts';
import { scoring } from './scoring.ts';

const rubrics = [interviewRubric, sampleRubric];

/** Admission interviews: the recorded interview for schools, and practice by our own rules. */
export const interview: Programme = {
  id: interviewCard.id,
  name: interviewCard.name,
  routes: interviewCard.routes,
  variants: [
    { id: 'admission', name: interviewCard.exams.admission, sections: admissionSections, scoring, rubrics },
    { id: 'practice', name: interviewCard.exams.practice, sections: practiceSections, scoring, rubrics },
  ],
  // The specification has no paper type for interviews.
  reports: {},
  sources: ['vericant.com'],
};
