import { wordDiff, wordDiffEffort } from '@inkstone/exam/scoring';
import { combineMarks, findLevel, getRubricBounds } from '@inkstone/exam/blueprint';
import { paragraph, toInline, type Block, type Cell, type Inline } from '@inkstone/base/document';
import { errorCodeMessages, messages as markingMessages, revisionMessages } from '@inkstone/marking/messages';
import { getMarkedValue, scoreText, type ReportedQuestion } from './attempt-report-data.ts';
import type { DocumentReading } from './reading.ts';
import { toCell } from './cells.ts';

type Mark = NonNullable<ReportedQuestion['mark']>;
type Note = Mark['notes'][number];
type Recording = ReportedQuestion['recordings'][number];

const toPoints = (hundredths: number): string => scoreText(hundredths / 100);

const getStart = ({ place }: Note): number => {
  if (place.on === 'text') return place.from;
  return place.on === 'time' ? place.fromMs : place.page;
};

/** Notes in order of position, numbered from 1. */
const numberNotes = (notes: readonly Note[]): { note: Note; number: number }[] =>
  notes.toSorted((a, b) => getStart(a) - getStart(b)).map((note, index) => ({ note, number: index + 1 }));

/** A text with its notes: underlined in place, each followed by its number. */
const describeMarkedText = (text: string, notes: readonly { note: Note; number: number }[]): Block[] => {
  let from = 0;
  return text.split('\n').flatMap((line): Block[] => {
    const [start, end] = [from, from + line.length];
    from = end + 1;
    const spans = notes.flatMap(({ note: { place }, number }) =>
      place.on === 'text' && place.from < end && place.to > start ? [{ from: place.from, to: place.to, number }] : [],
    );
    const cuts = [start, end, ...spans.flatMap((span) => [span.from, span.to])].filter(
      (at) => at >= start && at <= end,
    );
    const places = [...new Set(cuts)].toSorted((a, b) => a - b);
    const content = places.slice(0, -1).flatMap((at, index): Inline[] => {
      const to = places[index + 1] ?? end;
      const isMarked = spans.some((span) => span.from < to && span.to > at);
      const words = text.slice(at, to);
      const numbers = spans.filter((span) => span.to === to).map(({ number }) => `[${number}]`);
      return [
        isMarked ? toInline(words, 'underline') : toInline(words),
        ...(numbers.length > 0 ? [toInline(numbers.join(''), 'wrong', 'superscript')] : []),
      ];
    });
    return line.trim() === '' ? [] : [{ kind: 'paragraph', content }];
  });
};

/** A place in a recording, to a tenth of a second: 1:02.5. */
const formatPosition = (milliseconds: number): string => {
  const tenths = Math.max(0, Math.round(milliseconds / 100));
  const rest = tenths % 600;
  return `${Math.floor(tenths / 600)}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`;
};

const describeNotes = (notes: readonly { note: Note; number: number }[], { translate }: DocumentReading): Block[] => {
  const codeName = translate(errorCodeMessages);
  const t = translate(markingMessages);
  const items = notes.map(({ note: { place, code, text }, number }): Block[] => {
    const where =
      place.on === 'time'
        ? [toInline(`${formatPosition(place.fromMs)} `, 'faint')]
        : place.on === 'page'
          ? [toInline(`${t('notePage', { page: place.page })} `, 'faint')]
          : [];
    const name = code === null ? [] : [toInline(`${codeName(code)} `, 'strong')];
    return [{ kind: 'paragraph', content: [toInline(`[${number}] `, 'wrong'), ...where, ...name, toInline(text)] }];
  });
  return items.flat();
};

/** The points of each criterion with the level reached, the whole first where the mark is holistic. */
const describeRubric = (mark: Mark, { translate, language }: DocumentReading): Block[] => {
  const t = translate(markingMessages);
  const { rubric, scores, points } = mark;
  if (!rubric) return [];
  const toRow = (name: string, score: number | null, most: number, level: string | undefined): Cell[] => [
    { isHead: true, content: level ? [toInline(name), toInline(`  ${level}`, 'faint')] : [toInline(name)] },
    toCell(score === null ? '–' : `${toPoints(score)} / ${toPoints(most)}`),
  ];
  const wholeLevel = points === null ? undefined : findLevel({ ...rubric, levels: rubric.levels ?? [] }, points);
  const wholeRow = toRow(t('whole'), points, getRubricBounds(rubric).most, wholeLevel?.says[language]);
  const criteria = rubric.criteria.map((criterion) => {
    const score = scores[criterion.id] ?? null;
    const level = score === null ? undefined : findLevel(criterion, score)?.says[language];
    return toRow(criterion.name[language], score, criterion.most, level);
  });
  const rows = rubric.joined === 'holistic' ? [wholeRow, ...criteria] : criteria;
  return [
    paragraph(rubric.name[language], 'label'),
    { kind: 'table', isWide: true, head: [toCell(t('criterion')), toCell(t('points'))], rows },
  ];
};

/** The changes of a suggested version, word by word: taken out and added. */
const describeWordChanges = (before: string, after: string): Block[] => {
  const lines: Inline[][] = [[]];
  for (const { is, text } of wordDiff(before, after)) {
    const marks = { same: [], deleted: ['wrong', 'strike'], inserted: ['key'] } as const;
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (line !== '') lines.at(-1)?.push(toInline(line, ...marks[is]));
    }
  }
  return lines.filter((content) => content.length > 0).map((content) => ({ kind: 'paragraph', content }));
};

/** Why a recording cannot be heard. */
const describeMissing = (removedAt: Recording['removedAt'], reading: DocumentReading): string => {
  const t = reading.translate(markingMessages);
  return removedAt ? t('recordingRemoved', { day: reading.day(removedAt) }) : t('notArrived');
};

/** A recording with the notes on it, each with its time; it is heard on the screen alone. */
export const describeRecordingNotes = (
  { notes }: Pick<Mark, 'notes'>,
  { id, url, removedAt }: Pick<Recording, 'id' | 'url' | 'removedAt'>,
  reading: DocumentReading,
): Block[] => [
  ...(url === null ? [paragraph(describeMissing(removedAt, reading), 'small')] : []),
  ...describeNotes(numberNotes(notes.filter(({ place }) => place.on === 'time' && place.recordingId === id)), reading),
];

/** The notes on what was written, drawn and spoken. */
const describeAllNotes = ({ notes }: Mark, { text, recordings }: MarkedAnswer, reading: DocumentReading): Block[] => {
  const t = reading.translate(markingMessages);
  const numbered = numberNotes(notes.filter(({ place }) => place.on !== 'time'));
  const hasTextNotes = numbered.some(({ note }) => note.place.on === 'text');
  const isNoted = ({ id }: Recording): boolean =>
    notes.some(({ place }) => place.on === 'time' && place.recordingId === id);
  return [
    ...(numbered.length > 0 ? [paragraph(t('notes'), 'label')] : []),
    ...(text !== null && hasTextNotes
      ? [{ kind: 'passage' as const, blocks: describeMarkedText(text, numbered) }]
      : []),
    ...describeNotes(numbered, reading),
    ...recordings.flatMap((recording, index) =>
      isNoted(recording)
        ? [
            paragraph(t('recordingOf', { number: index + 1, count: recordings.length }), 'label'),
            ...describeRecordingNotes({ notes }, recording, reading),
          ]
        : [],
    ),
  ];
};

/** What was marked: a text, or recordings. */
interface MarkedAnswer {
  text: string | null;
  recordings: readonly Recording[];
}

/** The texts whose words are compared: what was written, and a suggested version that differs from it. */
const findComparedTexts = (
  suggested: string | null,
  text: string | null,
): { before: string; after: string } | undefined =>
  text !== null && suggested !== null && suggested !== text ? { before: text, after: suggested } : undefined;

/** A released mark: score with rubric, comment, notes at their positions, and suggested version. */
export const describeMark = (mark: Mark, answer: MarkedAnswer, reading: DocumentReading): Block[] => {
  const t = reading.translate(markingMessages);
  const { rubric, comment, markerName, releasedAt, suggested, pointsMost } = mark;
  const { text } = answer;
  const points = rubric && rubric.joined !== 'holistic' ? combineMarks(rubric, mark.scores) : mark.points;
  const from = [t('releasedBy', { name: markerName }), ...(releasedAt ? [reading.instant(releasedAt)] : [])].join(
    ' · ',
  );
  const score = points === null ? t('noScore') : `${toPoints(points)} ${t('ofMost', { most: toPoints(pointsMost) })}`;
  const compared = findComparedTexts(suggested, text);
  return [
    paragraph(score, 'lead'),
    comment ? { kind: 'note', content: [toInline(comment)], from } : paragraph(from, 'small'),
    ...describeRubric(mark, reading),
    ...describeAllNotes(mark, answer, reading),
    ...(compared
      ? [
          paragraph(t('suggested'), 'label'),
          { kind: 'passage' as const, blocks: describeWordChanges(compared.before, compared.after) },
        ]
      : []),
  ];
};

/** The earlier drafts of a text, each with its mark. */
const describeDrafts = ({ earlier }: ReportedQuestion, reading: DocumentReading): Block[] => {
  const t = reading.translate(revisionMessages);
  return earlier.flatMap(({ text, mark, submittedAt }, index): Block[] => {
    const number = index + 1;
    const points =
      !mark || mark.points === null
        ? t('unmarked')
        : t('points', { points: toPoints(mark.points), most: toPoints(mark.pointsMost) });
    return [
      paragraph(t('step', { from: number, to: number + 1 }), 'label'),
      paragraph(`${t('handedIn', { number })} ${reading.instant(submittedAt)} · ${points}`, 'small'),
      ...(mark?.comment ? [{ kind: 'note' as const, content: [toInline(mark.comment)], from: mark.markerName }] : []),
      { kind: 'passage', blocks: describeMarkedText(text, numberNotes(mark?.notes ?? [])) },
      ...describeNotes(numberNotes(mark?.notes ?? []), reading),
    ];
  });
};

/** The text of an answer; null where it has none. */
const getAnswerText = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : null;
  return typeof text === 'string' ? text : null;
};

/** Estimated microseconds to describe what is compared word by word in a mark. */
export const markEffort = (question: Pick<ReportedQuestion, 'mark' | 'value' | 'overtime'>): number => {
  const { mark } = question;
  const compared = mark && findComparedTexts(mark.suggested, getAnswerText(getMarkedValue(question)));
  return compared ? wordDiffEffort(compared.before, compared.after) : 0;
};

/** The teacher's mark of an answer, and the earlier drafts; empty where there are none. */
export const describeMarkSection = (question: ReportedQuestion, reading: DocumentReading): Block[] => {
  const text = getAnswerText(getMarkedValue(question));
  return [
    ...(question.mark ? describeMark(question.mark, { text, recordings: question.recordings }, reading) : []),
    ...(text === null ? [] : describeDrafts(question, reading)),
  ];
};
