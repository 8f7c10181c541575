import type { Paper, QuestionSet } from '../bank-types.ts';
import type { Script } from '../toefl-2023/authoring.ts';
import { admissionAsked, writingSample } from './admission.ts';
import { practiceAsked } from './practice.ts';

const asked = [...practiceAsked, ...admissionAsked];

/** Every question of the two interviews, and the writing sample. */
export const interviewSets: readonly QuestionSet[] = [...asked.map(({ set }) => set), writingSample];

/** What the interviewer says. */
export const interviewScripts: readonly Script[] = asked.flatMap(({ script }) => script ?? []);

const title = { en: 'Interview', zh: '面试' };
const part = (name: string, ...sets: readonly string[]) => ({ title, section: 'interview', part: name, sets });

/** An interview to practise, and one by the model that schools have recorded. */
export const interviewPapers = [
  {
    code: 'interview-practice',
    title: { en: 'Interview practice: seven questions', zh: '面试练习：七个问题' },
    programme: 'interview',
    variant: 'practice',
    author: 'mei',
    written: { days: -20, time: '16:00' },
    sections: [
      part('opening', 'int-p1', 'int-p2'),
      part('in-depth', 'int-p3', 'int-p4', 'int-p5', 'int-p6'),
      part('longer', 'int-p7'),
    ],
  },
  {
    code: 'interview-admission',
    title: { en: 'Admission interview A', zh: '入学面试 A' },
    programme: 'interview',
    variant: 'admission',
    author: 'mei',
    written: { days: -20, time: '16:40' },
    sections: [
      part('introduction', 'int-a1'),
      part('picture', 'int-a2'),
      part('in-depth', 'int-a3', 'int-a4', 'int-a5'),
      part('reflective', 'int-a6'),
      part('free-speech', 'int-a7'),
      { title: { en: 'Writing sample', zh: '写作样本' }, section: 'writing', part: 'sample', sets: ['int-w1'] },
    ],
  },
] as const satisfies readonly Paper[];
