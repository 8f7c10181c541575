import type { LocalizedText, PartRule, SectionRule, Variant } from '@inkstone/exam/blueprint';
import { apCard } from './card.ts';
import { choiceDirections, countedDirections } from './directions.ts';
import { englishRubric } from './english-rubric.ts';
import { choiceSection, composite, buildPart, scheduledBreak, buildSection } from './parts.ts';

const essay = (id: string, name: LocalizedText): PartRule =>
  buildPart(id, name, { types: ['essay'], questions: 1, pointsByType: { essay: 600 } });

interface Exam {
  id: 'english-language' | 'english-literature';
  questions: number;
  free: Pick<SectionRule, 'directions' | 'parts'> & { seconds: number; readSeconds?: number };
}

const buildExam = ({ id, questions, free }: Exam): Variant => {
  const sections = [
    choiceSection('choice', {
      questions,
      options: id === 'english-language' ? 4 : 5,
      seconds: 3600,
      weight: 45,
      directions: choiceDirections({ questions, minutes: 60 }),
      breakAfter: scheduledBreak,
    }),
    buildSection('free-response', { weight: 55, ...free }),
  ];
  return { id, name: apCard.exams[id], sections, scoring: composite(sections), rubrics: [englishRubric] };
};

/** English Language and English Literature: choices about texts, and three essays of six points. */
export const english: readonly Variant[] = [
  buildExam({
    id: 'english-language',
    questions: 45,
    free: {
      seconds: 8100,
      readSeconds: 900,
      directions: countedDirections(
        { questions: 3, minutes: 135 },
        'About 15 of the minutes are meant for reading the sources of the first; 40 for each essay.',
        '其中约 15 分钟用于阅读第一题的材料，每篇文章约 40 分钟。',
      ),
      parts: [
        essay('synthesis', { en: 'Synthesis', zh: '综合论述' }),
        essay('rhetoric', { en: 'Rhetorical analysis', zh: '修辞分析' }),
        essay('argument', { en: 'Argument', zh: '议论文' }),
      ],
    },
  }),
  buildExam({
    id: 'english-literature',
    questions: 55,
    free: {
      seconds: 7200,
      directions: countedDirections(
        { questions: 3, minutes: 120 },
        'One poem, one passage of prose, and a work of your own choice; about 40 minutes each.',
        '一首诗歌、一段散文（小说）和一部自选作品，每篇约 40 分钟。',
      ),
      parts: [
        essay('poetry', { en: 'Poetry analysis', zh: '诗歌分析' }),
        essay('prose', { en: 'Prose analysis', zh: '散文分析' }),
        essay('work', { en: 'Literary argument', zh: '文学论述' }),
      ],
    },
  }),
];
