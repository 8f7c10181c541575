import {
  papers,
  questionSets,
  soundSeconds,
  type Paper,
  type PracticeSitter,
  type PracticeWork,
  type Question,
} from '@inkstone/content';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { PartRule } from '@inkstone/exam/blueprint';
import { findVariant } from '@inkstone/programmes';
import type { PastEvent } from '@inkstone/taking/server';
import type { SeededBank } from './bank.ts';
import { requireId } from './people.ts';
import { createRandom, simulatedAnswers } from './simulate.ts';
import { deterministicUuid } from './toefl-journal.ts';

/** A recording in a journal, with its audio file. */
export interface PracticeVoice {
  recordingId: string;
  questionId: number;
  sound: string;
  at: Date;
}

type PaperPart = Paper['sections'][number];

const requirePaper = (code: string): Paper => {
  const paper: Paper | undefined = papers.find((candidate) => candidate.code === code);
  if (!paper) throw new Error(`the story names the paper ${code}, which is not there`);
  return paper;
};

/** Seconds until and while a student speaks: the part's windows, or a default. */
const speakingSeconds = ({ programme, variant }: Paper, { section, part }: PaperPart): number => {
  const rule: PartRule | undefined = findVariant(programme, variant)
    ?.sections.find(({ id }) => id === section)
    ?.parts.find(({ id }) => id === part);
  const response = rule?.windows?.responseSeconds;
  return (rule?.windows?.prepSeconds ?? 0) + (typeof response === 'number' ? response - 3 : 8);
};

/** A journal with the time at which its next event is recorded. */
const createRecordedClock = (began: Date) => {
  const past: PastEvent[] = [];
  let at = began.getTime();
  return {
    past,
    now: () => new Date(at),
    record: (event: BrowserEvent): void => void past.push({ event, at: new Date(at) }),
    advance: (seconds: number): void => void (at += Math.round(seconds * 1000)),
  };
};

/** Records a long text in several drafts, about a hundred words in six minutes. */
const writeDrafts = (
  { record, advance }: ReturnType<typeof createRecordedClock>,
  { questionId, text }: { questionId: number; text: string },
  random: () => number,
): void => {
  for (let letters = 350; letters < text.length; letters += 350) {
    advance(200 + 60 * random());
    record({ kind: 'answered', questionId, value: text.slice(0, letters) });
  }
};

/** Builds a student's practice journal: section by section, every recording played once, every question answered. */
export const buildPracticeJournal = (work: PracticeWork, sitter: PracticeSitter, began: Date, bank: SeededBank) => {
  const paper = requirePaper(work.paper);
  const random = createRandom(`${work.code} ${sitter.student}`);
  const voices: PracticeVoice[] = [];
  const clock = createRecordedClock(began);
  const { past, record, advance, now } = clock;
  const { student, ability } = sitter;
  const setsIn = (part: PaperPart) => questionSets.filter(({ code }) => part.sets.includes(code));
  const all = paper.sections.flatMap(setsIn).flatMap(({ questions }): readonly Question[] => questions);
  const seed = { student, ability, began: sitter.began, blank: 0, seconds: 0, handedIn: true };
  const answers = simulatedAnswers({ ...seed, ...(sitter.answers && { answers: sitter.answers }) }, all, random);

  const answerQuestion = (code: string, part: PaperPart): void => {
    const questionId = requireId(bank.questions, code);
    const sound = sitter.voices?.[code];
    if (sound !== undefined) {
      advance(speakingSeconds(paper, part));
      const recordingId = deterministicUuid(`${work.code} ${student} ${code}`);
      voices.push({ recordingId, questionId, sound, at: now() });
      record({ kind: 'recording-saved', questionId, recordingId });
      return advance(5);
    }
    const value = answers.get(code) ?? null;
    if (typeof value === 'string') writeDrafts(clock, { questionId, text: value }, random);
    advance(14 + 22 * random());
    if (value !== null) record({ kind: 'answered', questionId, value });
    return advance(2);
  };

  const takePart = (part: PaperPart): void => {
    for (const set of setsIn(part)) {
      for (const [index, { code }] of set.questions.entries()) {
        record({ kind: 'question-entered', questionId: requireId(bank.questions, code) });
        const audio = set.stimulus.audio;
        if (index === 0 && audio !== undefined) {
          record({ kind: 'audio-played', setId: requireId(bank.sets, set.code) });
          advance((soundSeconds[audio] ?? 0) + 1);
        }
        answerQuestion(code, part);
      }
    }
  };

  record({ kind: 'started' });
  const partsBySection = Map.groupBy(paper.sections, ({ section }) => section);
  for (const [section = bank.getFirstSection(paper.code), parts] of partsBySection) {
    advance(10);
    record({ kind: 'section-entered', sectionId: section });
    for (const part of parts) takePart(part);
    if (!sitter.isGoingOn) record({ kind: 'section-finished', sectionId: section });
  }
  advance(5);
  if (!sitter.isGoingOn) record({ kind: 'submitted' });
  return { past, voices };
};
