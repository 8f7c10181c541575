import { clockText, localizedName, pointsText } from '@inkstone/base';
import {
  paragraph,
  richTextBlocks,
  toInline,
  type Block,
  type PrintBlock,
  type PrintPart,
} from '@inkstone/base/document';
import { getQuestionType, isQuestionTypeId } from '@inkstone/exam/logic';
import { describePrint } from '@inkstone/exam/printing';
import { getExamName } from '@inkstone/programmes/cards';
import { printMessages } from '../messages/print.ts';
import { sectionTitle } from '../rules.ts';
import {
  sharesTime,
  type PaperDetail,
  type PaperQuestion,
  type PrintedForm,
  type PrintedGroup,
  type PrintedQuestion,
  type PrintedSection,
  type PaperReading,
} from './printed-form.ts';

/** Papers with more questions have a cover of their own page. */
const maxQuestionsWithoutCover = 12;

const listQuestions = ({ groups }: PrintedSection): PaperQuestion[] =>
  groups.flatMap(({ questions }) => questions.map(({ question }) => question));

/** The points of every question of a section; null where they differ or nothing is scored. */
const findCommonPoints = (printed: PrintedSection): number | null => {
  const [first = 0, ...others] = new Set(listQuestions(printed).map(({ points }) => points));
  return others.length === 0 && first > 0 ? first : null;
};

/** How many questions a section has, its time, and the points of each where they are the same. */
const sectionFacts = (printed: PrintedSection, { translate }: PaperReading): string => {
  const t = translate(printMessages);
  const { section, isTimeNamed } = printed;
  const seconds = section.seconds ?? section.usualSeconds;
  const count = listQuestions(printed).length;
  const key = sharesTime(section) ? 'countAndShared' : 'countAndTime';
  const isTimeTold = seconds !== null && !isTimeNamed;
  const facts = isTimeTold ? t(key, { count, minutes: Math.round(seconds / 60) }) : t('count', { count });
  const points = findCommonPoints(printed);
  return points === null ? facts : t('each', { facts, points: pointsText(points) });
};

const numberTypes = new Set(['numeric-entry']);
const lineTypes = new Set(['essay', 'short-answer', 'dictation']);

/** Directions for paper: those of the programme describe the window on the screen. */
const printDirections = (printed: PrintedSection, { translate }: PaperReading): Block[] => {
  const t = translate(printMessages);
  const questions = listQuestions(printed);
  const types = questions.map(({ kind }) => getQuestionType(kind));
  const texts = [
    ...(types.some(({ isSelectedResponse }) => isSelectedResponse) ? [t('directChoices')] : []),
    ...(types.some(({ id }) => numberTypes.has(id)) ? [t('directNumbers')] : []),
    ...(types.some(({ id }) => lineTypes.has(id)) ? [t('directWriting')] : []),
    ...(types.some(({ isRecorded }) => isRecorded) ? [t('directSpeaking')] : []),
    ...(printed.groups.some(({ recording }) => recording !== null) ? [t('directRecordings')] : []),
  ];
  return texts.length > 0 ? [paragraph(texts.join(' '))] : [];
};

const formatNumbers = (questions: readonly PrintedQuestion[], { translate }: PaperReading): string => {
  const t = translate(printMessages);
  const [first = 0, last = 0] = [questions[0]?.number, questions.at(-1)?.number];
  return first === last ? t('numbers', { first }) : t('numbersTo', { first, last });
};

/** What a group of questions is about; nothing where they stand alone. */
const printMaterial = (group: PrintedGroup, reading: PaperReading): PrintBlock[] => {
  const { stimulus, recording, questions } = group;
  if (stimulus.kind === 'none') return [];
  const t = reading.translate(printMessages);
  const numbers = formatNumbers(questions, reading);
  const pictures = stimulus.files.filter(({ mime }) => mime.startsWith('image/'));
  const blocks: Block[] = [
    ...pictures.map(({ id, name = '' }): Block => ({ kind: 'picture', fileId: id, alt: name, width: null })),
    ...richTextBlocks(stimulus.html, reading.language),
  ];
  if (recording === null && blocks.length === 0) return [];
  const title =
    recording === null
      ? t(stimulus.html === '' ? 'aboutPicture' : 'aboutText', { numbers })
      : t('aboutRecording', { numbers, recording });
  return [{ kind: 'material', title, blocks }];
};

interface QuestionPlace {
  recording: number | null;
  /** The head of the section names the points. */
  arePointsNamed: boolean;
}

const printQuestion = (
  { number, question }: PrintedQuestion,
  { recording, arePointsNamed }: QuestionPlace,
  reading: PaperReading,
): PrintBlock => {
  const t = reading.translate(printMessages);
  const { clip, kind, points, prompt } = question;
  const span = clip && { from: clockText(clip.from), to: clockText(clip.to) };
  const blocks: PrintBlock[] = [
    ...(span && recording !== null
      ? [{ kind: 'paragraph' as const, content: [toInline(t('clip', { recording, ...span }), 'emphasis')] }]
      : []),
    ...(isQuestionTypeId(kind) ? describePrint(kind, prompt, reading) : []),
  ];
  return {
    kind: 'question',
    number: t('number', { number }),
    points: points > 0 && !arePointsNamed ? t('points', { points: pointsText(points) }) : '',
    blocks,
  };
};

const printSection = (printed: PrintedSection, reading: PaperReading): PrintBlock[] => {
  const arePointsNamed = findCommonPoints(printed) !== null;
  const head: PrintBlock = {
    kind: 'section',
    title: sectionTitle(reading.language, printed.section),
    aside: sectionFacts(printed, reading),
    directions: printDirections(printed, reading),
  };
  const groups = printed.groups.flatMap((group) => {
    const place = { recording: group.recording, arePointsNamed };
    return [
      ...printMaterial(group, reading),
      ...group.questions.map((question) => printQuestion(question, place, reading)),
    ];
  });
  return [head, ...groups];
};

interface BookletChoice {
  columns: 1 | 2;
  /** The form is named: the paper is printed in several. */
  isFormNamed: boolean;
}

const sumPoints = (sections: readonly PrintedSection[]): number =>
  sections.flatMap(listQuestions).reduce((sum, { points }) => sum + points, 0);

/**
 * The points that a student can reach: of an adaptive section's second modules each student is asked one. Null where that
 * depends on the module.
 */
const findMostPoints = (printed: readonly PrintedSection[]): number | null => {
  const routes = printed.flatMap(({ section: { section, routing } }) =>
    (routing ?? []).map(({ part }) => ({ section, part })),
  );
  const findRoute = ({ section }: PrintedSection) =>
    routes.find((route) => route.section === section.section && route.part === section.part);
  const second = Map.groupBy(
    printed.filter((item) => findRoute(item)),
    ({ section }) => section.section,
  );
  let points = sumPoints(printed.filter((item) => !findRoute(item)));
  for (const modules of second.values()) {
    const byModule = Map.groupBy(modules, ({ section }) => section.part);
    const [first = 0, ...others] = new Set([...byModule.values()].map(sumPoints));
    if (others.length > 0) return null;
    points += first;
  }
  return points;
};

const printCover = (
  { paper }: PaperDetail,
  form: PrintedForm,
  { isFormNamed, reading }: { isFormNamed: boolean; reading: PaperReading },
) => {
  const t = reading.translate(printMessages);
  const questions = form.sections.flatMap(listQuestions);
  const points = findMostPoints(form.sections);
  const isWholePage = questions.length > maxQuestionsWithoutCover;
  return {
    kicker: getExamName(paper, reading.language),
    title: localizedName(reading.language, paper.title, paper.titleZh),
    chips: isFormNamed ? [t('form', { form: form.form })] : [],
    lines: [
      ...(['name', 'class', 'date'] as const).map((key) => ({ name: t(key) })),
      { name: t('score'), ...(points !== null && { value: t('ofPoints', { points: pointsText(points) }) }) },
    ],
    contents: form.sections.map((section) => ({
      name: sectionTitle(reading.language, section.section),
      value: sectionFacts(section, reading),
    })),
    directions: isWholePage ? [t('coverName')] : [],
    isWholePage,
  };
};

/** The booklet of a form: a cover, then every section with its questions. Nothing of the key. */
export const buildBooklet = (
  detail: PaperDetail,
  form: PrintedForm,
  reading: PaperReading,
  { columns, isFormNamed }: BookletChoice,
): PrintPart => ({
  kind: 'flow',
  head: localizedName(reading.language, detail.paper.title, detail.paper.titleZh),
  aside: isFormNamed ? reading.translate(printMessages)('form', { form: form.form }) : '',
  columns,
  cover: printCover(detail, form, { isFormNamed, reading }),
  blocks: form.sections.flatMap((section) => printSection(section, reading)),
});
