import type { LocalizedText, Programme } from '@inkstone/exam/blueprint';
import { singleScaleScoring } from '../common/percent-scoring.ts';
import { longSentencesCard } from './card.ts';
import { translationRubric } from './rubric.ts';

const sentences: LocalizedText = { en: 'Sentences', zh: '句子' };

const directions: LocalizedText = {
  en: [
    '<p>Each sentence is asked about twice. First it stands before you in parts: mark each part as what it is. Look for the verb that carries the main clause, then for what belongs to it; what is left are clauses and modifiers.</p>',
    '<p>Then say in writing what the sentence means: in Chinese, or in plain English of your own.</p>',
    '<p><b>Scoring.</b> Each part that is marked right earns a point at once. A teacher gives up to six points for the translation or paraphrase: meaning, completeness and language.</p>',
    '<p>Everything can be changed until you hand in.</p>',
  ].join(''),
  zh: [
    '<p>每个句子问两次。先看切分好的句子，标出各部分的成分：先找出主句的谓语动词，再找与它搭配的主语和宾语，剩下的就是从句和修饰成分。</p>',
    '<p>然后写出句子的意思：译成中文，或者用自己的话写成浅显的英文。</p>',
    '<p><b>评分。</b>每标对一个成分得 1 分，提交后自动计分。翻译或改写由老师评分，最高 6 分，看意思、完整和语言三项。</p>',
    '<p>提交前都可以修改。</p>',
  ].join(''),
};

/** Long and difficult sentences: analysed (marked by machine) and paraphrased (marked by a teacher). */
export const longSentences: Programme = {
  id: longSentencesCard.id,
  name: longSentencesCard.name,
  routes: longSentencesCard.routes,
  variants: [
    {
      id: 'practice',
      name: longSentencesCard.exams.practice,
      sections: [
        {
          id: 'sentences',
          name: sentences,
          skill: 'sentences',
          directions,
          navigation: 'section',
          reviewScreen: true,
          tools: ['flag', 'notes', 'zoom'],
          clipboard: true,
          configurable: true,
          parts: [
            {
              id: 'sentences',
              name: sentences,
              types: ['sentence-analysis', 'short-answer'],
              pointsByType: { 'short-answer': 600 },
              questions: null,
              sets: { from: 1, to: 30 },
            },
          ],
        },
      ],
      scoring: singleScaleScoring({ id: 'sentences', name: sentences }, ['sentences']),
      rubrics: [translationRubric],
    },
  ],
  reports: {},
  sources: [],
};
