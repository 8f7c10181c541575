import type { SetInput } from '@inkstone/bank/server';

/** Words that occur only in keys, explanations, evidence and transcripts: no student may receive them before the report opens. */
export const markers = [
  'keymarkquokka',
  'explainmarknarwhal',
  'explainmarkzhnarwhal',
  '98765.4321',
  'transcriptmarkibis',
  'evidencemarkwombat',
  'word-echo',
] as const;

/** A word that occurs only in unreleased marks: no student may receive it, whatever else is open. */
export const draftWord = 'draftmarkotter';

const [keyWord, explanation, explanationZh, number, transcript, evidence, distractor] = markers;

const options = ['A', 'B', 'C', 'D', 'E'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));
const shared = {
  explanation: { en: `<p>${explanation}</p>`, zh: `<p>${explanationZh}</p>` },
  points: 100,
  knowledgeNodeId: null,
  evidence: [evidence],
};

/** A recording whose transcript is marked. */
export const markedStimulus = {
  kind: 'audio' as const,
  html: '<p>Listen.</p>',
  files: [],
  audioSeconds: 60,
  transcript: `<p>${transcript}</p>`,
};

/** Questions of several types whose keys and explanations are marked. */
export const markedQuestions = [
  {
    ...shared,
    type: 'choice',
    prompt: { text: '<p>Which one?</p>', options },
    key: 'B',
    distractors: { E: distractor },
  },
  {
    ...shared,
    type: 'blanks',
    prompt: { text: '<p>The <span data-blank="1"></span> sleeps.</p>', blanks: 1 },
    key: [[keyWord]],
  },
  {
    ...shared,
    type: 'numeric-entry',
    prompt: { text: '<p>How many?</p>', width: 5 },
    key: { accepted: [number] },
  },
];

/** The content of a side's assignments. */
export type Content = Pick<SetInput, 'stimulus' | 'questions'>;

/** A recording and questions whose keys, explanations and transcript are marked. */
export const markedContent: Content = { stimulus: markedStimulus, questions: markedQuestions };

/** Answers that are wrong to either version of the questions, so that they enter the error book. */
export const wrong = { choice: 'C', blanks: ['cat'] };

/** Answers that are wrong to `markedQuestions` and correct to those of `otherMarkedContent`. */
export const rightOtherwise = { choice: 'A', blanks: ['badger'] };

const otherKeys: Readonly<Record<string, unknown>> = {
  choice: rightOtherwise.choice,
  blanks: [rightOtherwise.blanks],
  'numeric-entry': { accepted: ['12'] },
};

/** The same questions with other keys, explanations and transcripts. */
export const otherMarkedContent: Content = {
  stimulus: { ...markedStimulus, transcript: '<p>Something else is said.</p>' },
  questions: markedQuestions.map((question) => ({
    ...question,
    key: otherKeys[question.type],
    explanation: { en: '<p>For another reason.</p>', zh: '<p>另有原因。</p>' },
    evidence: ['Other words.'],
    distractors: { D: 'reversed' as const },
  })),
};

/** A text that a teacher marks. */
export const markedEssay = {
  ...shared,
  type: 'essay',
  prompt: { text: '<p>Write why.</p>', leastWords: 0 },
  key: { model: `<p>${keyWord}</p>` },
};

/** Names of fields that reveal the correct answer. */
const tellingFields = new Set([
  ...['key', 'keyText', 'explanation', 'isKey', 'isRight', 'accepted', 'outcome', 'evidence', 'distractors'],
]);

/** What a response reveals: marked words in its text, and fields with the correct answer. */
export const findLeaks = (body: unknown): string[] => {
  const text = JSON.stringify(body) ?? '';
  const words = [...markers, draftWord].filter((marker) => text.includes(marker));
  return [...words, ...findTellingFields(body, '')];
};

const findTellingFields = (value: unknown, at: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = `${at}.${name}`;
    const tells = tellingFields.has(name) && inner !== null;
    return [...(tells ? [path] : []), ...findTellingFields(inner, path)];
  });
};
