import { findQuoteTimes } from '@inkstone/exam/cues';
import { foldStimulus, isEvidence, isQuotedOnce, listWrongOptions } from '@inkstone/exam/evidence';
import type { Question, QuestionSet } from '@inkstone/content';
import { listOptions, ruleForEach, type Rule } from './rule.ts';
import type { SampleContent } from './sample-content.ts';

/**
 * The knowledge points whose choices are answered from a passage or a recording, by the beginning of their codes. The
 * conventions of SAT and ACT ask for the form of a sentence, so their questions quote nothing.
 */
const answeredFromText: readonly string[] = [
  ...['act.reading.', 'act.english.production.'],
  ...['duolingo.reading.', 'duolingo.listening.'],
  'international.listening.',
  ...['sat.verbal.craft.', 'sat.verbal.information.', 'sat.verbal.expression.'],
  'ssat.reading.',
  ...['toefl-2023.reading.', 'toefl-2023.listening.'],
  ...['toefl-2026.reading.', 'toefl-2026.listening.'],
  ...['toefl-basic.reading.', 'toefl-basic.listening.'],
  'toefl-listening.listening.',
];

/** Knowledge points below those that ask for single words, without any text. */
const withoutText: readonly string[] = ['duolingo.reading.select'];

interface PlacedQuestion {
  set: QuestionSet;
  question: Question;
}

const listWrongIds = (question: Question): string[] =>
  listWrongOptions(
    listOptions(question).map(({ id_option: optionId }) => ({ optionId })),
    question.key,
  );

/** Questions of choice that are answered from a text. */
const listTextChoices = ({ questionSets }: SampleContent): PlacedQuestion[] =>
  questionSets.flatMap((set) =>
    set.questions
      .filter(
        (question) =>
          listWrongIds(question).length > 0 &&
          answeredFromText.some((beginning) => question.knowledge.startsWith(beginning)) &&
          !withoutText.includes(question.knowledge),
      )
      .map((question) => ({ set, question })),
  );

/** The rules of evidence and traps. */
export const evidenceRules: readonly Rule[] = [
  ruleForEach(
    'a choice of reading or listening quotes what shows its key',
    listTextChoices,
    ({ set, question: { code, evidence = [], prompt } }) => {
      if (evidence.length === 0) return `${code}: no evidence`;
      const texts = foldStimulus(set.stimulus);
      const unfound = evidence.filter((quote) => !isEvidence(quote, texts, prompt));
      return unfound.map((quote) => `${code}: ${quote}`);
    },
  ),
  ruleForEach(
    'a choice of reading or listening names the trap of each wrong option',
    listTextChoices,
    ({ question }) => {
      const { code, distractors = {} } = question;
      const named = Object.keys(distractors).toSorted().join('');
      return named === listWrongIds(question).toSorted().join('') ? undefined : `${code}: ${named}`;
    },
  ),
  ruleForEach(
    'a quote of a recording has its times in it',
    listTextChoices,
    ({ set: { stimulus }, question: { code, evidence = [] } }) => {
      const texts = foldStimulus({ html: '', transcript: stimulus.transcript });
      const recordedQuotes = stimulus.audio === undefined ? [] : evidence.filter((quote) => isQuotedOnce(quote, texts));
      return recordedQuotes.filter((quote) => !findQuoteTimes(quote, stimulus)).map((quote) => `${code}: ${quote}`);
    },
  ),
  {
    name: 'every beginning of a knowledge point that is answered from a text has such questions',
    find: (content) => {
      const codes = content.questionSets.flatMap(({ questions }) => questions.map(({ knowledge }) => knowledge));
      return answeredFromText.filter((beginning) => !codes.some((code) => code.startsWith(beginning)));
    },
  },
];
