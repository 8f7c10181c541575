import type { LocalizedText, Programme, SectionRule } from '@inkstone/exam/blueprint';
import { listeningPoints } from '../toefl-parts/listening.ts';
import { practiceScoring } from '../common/percent-scoring.ts';
import { toeflListeningCard } from './card.ts';
import { summaryRubric } from './summary-rubric.ts';

const toPair = (en: string, zh: string): LocalizedText => ({ en, zh });

const anyNumber = { questions: null, sets: { from: 0, to: 60 } } as const;

/** Comprehension, note-taking, dictation and summary of recordings, without the exam's clocks. */
const listening: SectionRule = {
  id: 'listening',
  name: toPair('Listening', '听力'),
  skill: 'listening',
  directions: toPair(
    '<p>Listen, then answer in any order: questions, notes with gaps, single sentences word by word, a summary in your own words. How often a recording may be heard is said beside it. You may take notes.</p>',
    '<p>先听录音，再按任意顺序作答：选择题、笔记填空、逐词听写、用自己的话概括。录音旁会注明可听的遍数。可以记笔记。</p>',
  ),
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'highlighter', 'notes', 'zoom'],
  clipboard: true,
  configurable: true,
  parts: [
    {
      id: 'recordings',
      name: toPair('Conversations and lectures', '对话与讲座'),
      types: ['choice', 'multiple-choice', 'ordering', 'matching-table'],
      pointsByType: listeningPoints,
      ...anyNumber,
      sets: { from: 1, to: 60 },
    },
    { id: 'notes', name: toPair('Notes with gaps', '笔记填空'), types: ['blanks'], ...anyNumber },
    { id: 'dictation', name: toPair('Word by word', '逐词听写'), types: ['dictation'], ...anyNumber },
    {
      id: 'summary',
      name: toPair('In your own words', '用自己的话概括'),
      types: ['short-answer'],
      pointsByType: { 'short-answer': 500 },
      ...anyNumber,
    },
  ],
};

/** Listening homework for TOEFL, with more kinds of tasks than the exam. */
export const toeflListening: Programme = {
  id: toeflListeningCard.id,
  name: toeflListeningCard.name,
  routes: toeflListeningCard.routes,
  variants: [
    {
      id: 'practice',
      name: toeflListeningCard.exams.practice,
      sections: [listening],
      scoring: practiceScoring([listening.id]),
      rubrics: [summaryRubric],
    },
  ],
  reports: {},
  sources: [],
};
