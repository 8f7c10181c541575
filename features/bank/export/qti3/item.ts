import type { QuestionTypeId } from '@inkstone/exam/question-types';
import { writeChoice, writeMultipleChoice, writeProseSummary, writeTrueFalse } from './choices.ts';
import { writeBlanks, writeCutWords, writeInlineChoice, writeInsertSentence } from './gaps.ts';
import { itemNamespace, matchCorrect } from './names.ts';
import { writeNumericEntry } from './numbers.ts';
import { writeOrdering, writeSentenceBuild } from './orders.ts';
import { declareResponse, setScore, type ItemParts, type ItemTask } from './parts.ts';
import { toBlocks, type TextTarget } from './rich-text.ts';
import { writeCategoryTable, writeMatchingTable, writeSentenceAnalysis } from './tables.ts';
import {
  writeCodePicture,
  writeDictation,
  writeEssay,
  writeFileUpload,
  writeRepeat,
  writeSelectText,
  writeShortAnswer,
  writeSpeech,
  writeTranslation,
} from './texts.ts';
import type { ExportedQuestion } from './questions.ts';
import { element } from './xml.ts';

/** How each question type is written; a type without a writer does not compile. */
const writers: Readonly<Record<QuestionTypeId, (task: ItemTask) => ItemParts>> = {
  choice: writeChoice,
  'multiple-choice': writeMultipleChoice,
  'true-false': writeTrueFalse,
  blanks: writeBlanks,
  'inline-choice': writeInlineChoice,
  'select-text': writeSelectText,
  'numeric-entry': writeNumericEntry,
  ordering: writeOrdering,
  'insert-sentence': writeInsertSentence,
  'prose-summary': writeProseSummary,
  'category-table': writeCategoryTable,
  'matching-table': writeMatchingTable,
  'complete-the-words': writeCutWords,
  'sentence-build': writeSentenceBuild,
  'sentence-analysis': writeSentenceAnalysis,
  dictation: writeDictation,
  'timed-speech': writeSpeech,
  repeat: writeRepeat,
  'interview-answer': writeSpeech,
  translation: writeTranslation,
  essay: writeEssay,
  'short-answer': writeShortAnswer,
  'file-upload': writeFileUpload,
  'code-picture': writeCodePicture,
};

/** What an item says besides its question. */
export interface ItemFrame {
  identifier: string;
  title: string;
  language: 'zh' | 'en';
  /** Address of the shared passage from the item's file; null where there is none. */
  stimulus: { identifier: string; href: string; title: string } | null;
}

const explanationIdentifier = 'explanation';

/** The explanation in both languages; empty where nobody wrote one. */
const writeExplanation = ({ en, zh }: ExportedQuestion['explanation'], target: TextTarget): string => {
  const parts = [
    ...(en.trim() === '' ? [] : [element('div', { lang: 'en' }, toBlocks(en, target))]),
    ...(zh.trim() === '' ? [] : [element('div', { lang: 'zh' }, toBlocks(zh, target))]),
  ];
  if (parts.length === 0) return '';
  return element(
    'qti-modal-feedback',
    { 'outcome-identifier': 'FEEDBACK', identifier: explanationIdentifier, 'show-hide': 'show' },
    element('qti-content-body', {}, ...parts),
  );
};

const declareOutcomes = (scoring: ItemParts['scoring'], hasExplanation: boolean): string => {
  const value = (text: string) => element('qti-default-value', {}, element('qti-value', {}, text));
  const score = {
    ...{ identifier: 'SCORE', cardinality: 'single', 'base-type': 'float' },
    ...{ 'normal-minimum': 0, 'normal-maximum': 1, 'external-scored': scoring === null ? 'human' : undefined },
  };
  const maximum = { identifier: 'MAXSCORE', cardinality: 'single', 'base-type': 'float' };
  const feedback = { identifier: 'FEEDBACK', cardinality: 'single', 'base-type': 'identifier' };
  return (
    element('qti-outcome-declaration', score, value('0')) +
    element('qti-outcome-declaration', maximum, value('1')) +
    (hasExplanation ? element('qti-outcome-declaration', feedback, value(explanationIdentifier)) : '')
  );
};

const writeScoring = (scoring: ItemParts['scoring']): string => {
  if (scoring === null) return '';
  if (scoring === 'matchCorrect') return element('qti-response-processing', { template: matchCorrect });
  return element('qti-response-processing', {}, 'rules' in scoring ? scoring.rules : setScore(scoring.score));
};

const writeModel = (model: string, target: TextTarget): string =>
  model.trim() === ''
    ? ''
    : element(
        'qti-rubric-block',
        { view: 'scorer', use: 'scoring' },
        element('qti-content-body', {}, toBlocks(model, target)),
      );

/** A question as an item of the standard. */
export const writeItem = (task: ItemTask, { identifier, title, language, stimulus }: ItemFrame): string => {
  const { question } = task;
  const parts = writers[question.type as QuestionTypeId](task);
  const explanation = writeExplanation(question.explanation, task);
  return element(
    'qti-assessment-item',
    {
      ...{ xmlns: itemNamespace, identifier, title, 'xml:lang': language },
      ...{ adaptive: false, 'time-dependent': false, 'tool-name': 'Inkstone' },
    },
    ...parts.responses.map(declareResponse),
    declareOutcomes(parts.scoring, explanation !== ''),
    stimulus ? element('qti-assessment-stimulus-ref', { ...stimulus }) : '',
    element('qti-item-body', {}, writeModel(parts.model ?? '', task), parts.body),
    writeScoring(parts.scoring),
    explanation,
  );
};
