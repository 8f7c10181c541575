import type { FindTranslation, Language } from '@inkstone/base';
import { buildForm, getFormSeed, toFormPaper, orderOptions, type PaperFormLetter } from '@inkstone/exam/forms';
import type * as z from 'zod';
import type { getPaper } from '../contract.ts';
import { isRecording } from '../rules.ts';

/** In which language the headings of a print are, and for which school. */
export interface PaperReading {
  language: Language;
  translate: FindTranslation;
  school: string;
}

/** A paper with its questions and keys, as teachers read it. */
export type PaperDetail = z.output<(typeof getPaper)['output']>;
export type PaperSection = PaperDetail['sections'][number];
type PaperSet = PaperSection['sets'][number];
export type PaperQuestion = PaperSet['questions'][number];

/** A question of a form: its prompt has the options in the order of the form. */
export interface PrintedQuestion {
  /** Number on the form, counted through the whole paper. */
  number: number;
  /** Number in the stored order. */
  storedNumber: number;
  question: PaperQuestion;
}

/** Questions of one set that follow one another. */
export interface PrintedGroup {
  stimulus: PaperSet['stimulus'];
  /** Number of the set's recording on the form, from 1; null where it has none. */
  recording: number | null;
  questions: PrintedQuestion[];
}

/** A section of a form; sections without questions are left out. */
export interface PrintedSection {
  section: PaperSection;
  /** The time of the whole section was named at the part before. */
  isTimeNamed: boolean;
  groups: PrintedGroup[];
}

/** One form of a paper as it is printed. */
export interface PrintedForm {
  form: PaperFormLetter;
  sections: PrintedSection[];
}

const listQuestions = ({ sections }: PaperDetail) =>
  sections.flatMap((section) =>
    section.sets.flatMap((set) => set.questions.map((question) => ({ section, set, question }))),
  );

const toStoredQuestion = ({ id, kind, prompt }: PaperQuestion) => ({ questionId: id, type: kind, prompt });

/** The order of questions and options on a form of a paper. */
export const orderForm = ({ paper, sections }: PaperDetail, form: PaperFormLetter) => {
  const stored = sections.map(({ sets }) => ({
    sets: sets.map(({ stimulus, questions }) => ({ stimulus, questions: questions.map(toStoredQuestion) })),
  }));
  return buildForm(
    toFormPaper({ sections: stored }),
    form,
    getFormSeed({ paperId: paper.id, revision: paper.version }),
  );
};

export const sharesTime = ({ sharesTime: isShared, seconds }: PaperSection): boolean =>
  isShared === true && seconds === null;

/** A form of a paper with everything that is printed of it. */
export const buildPrintedForm = (detail: PaperDetail, form: PaperFormLetter): PrintedForm => {
  const stored = listQuestions(detail);
  const placeById = new Map(stored.map((place, index) => [place.question.id, { ...place, storedNumber: index + 1 }]));
  const sections: PrintedSection[] = [];
  let lastSet: PaperSet | null = null;
  let recordings = 0;
  for (const [index, { questionId, optionOrder }] of orderForm(detail, form).questions.entries()) {
    const place = placeById.get(questionId);
    if (!place) continue;
    const { section, set, question, storedNumber } = place;
    let printed = sections.at(-1);
    if (printed?.section !== section) {
      const isTimeNamed = sharesTime(section) && printed?.section.section === section.section;
      printed = { section, isTimeNamed, groups: [] };
      sections.push(printed);
    }
    if (lastSet !== set) {
      const isHeard = set.stimulus.kind !== 'none' && set.stimulus.files.some(isRecording);
      if (isHeard) recordings += 1;
      printed.groups.push({ stimulus: set.stimulus, recording: isHeard ? recordings : null, questions: [] });
      lastSet = set;
    }
    const prompt = orderOptions(toStoredQuestion(question), { optionOrder });
    printed.groups.at(-1)?.questions.push({ number: index + 1, storedNumber, question: { ...question, prompt } });
  }
  return { form, sections };
};

/** The questions of a form, in printed order. */
export const listPrintedQuestions = ({ sections }: PrintedForm): PrintedQuestion[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions));
