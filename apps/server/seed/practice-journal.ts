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
import { idOf } from './people.ts';
import { chanceOf, simulatedAnswers } from './simulate.ts';
import { uuidOf } from './toefl-journal.ts';

/** A recording that a journal names, with its sound. */
export interface PracticeVoice {
  recordingId: string;
  questionId: number;
  sound: string;
  at: Date;
}

type Asked = Paper['sections'][number];

const paperOf = (code: string): Paper => {
  const paper: Paper | undefined = papers.find((one) => one.code === code);
  if (!paper) throw new Error(`the story names the paper ${code}, which is not there`);
  return paper;
};

/** Seconds until one speaks, and how long one may: of a part with windows, else as one likes. */
const windowsOf = ({ programme, variant }: Paper, { section, part }: Asked): number => {
  const rule: PartRule | undefined = findVariant(programme, variant)
    ?.sections.find(({ id }) => id === section)
    ?.parts.find(({ id }) => id === part);
  const response = rule?.windows?.responseSeconds;
  return (rule?.windows?.prepSeconds ?? 0) + (typeof response === 'number' ? response - 3 : 8);
};

/** How one student did some practice: section by section, every recording heard once, every question answered. */
export const journalOfPractice = (work: PracticeWork, sitter: PracticeSitter, began: Date, bank: SeededBank) => {
  const paper = paperOf(work.paper);
  const chance = chanceOf(`${work.code} ${sitter.student}`);
  const past: PastEvent[] = [];
  const voices: PracticeVoice[] = [];
  let at = began.getTime();
  const say = (event: BrowserEvent): void => void past.push({ event, at: new Date(at) });
  const pass = (seconds: number): void => void (at += Math.round(seconds * 1000));

  const { student, ability } = sitter;
  const setsIn = (asked: Asked) => questionSets.filter(({ code }) => asked.sets.includes(code));
  const all = paper.sections.flatMap(setsIn).flatMap(({ questions }): readonly Question[] => questions);
  const seed = { student, ability, began: sitter.began, blank: 0, seconds: 0, handedIn: true };
  const answers = simulatedAnswers({ ...seed, ...(sitter.answers && { answers: sitter.answers }) }, all, chance);

  /** A long text comes into being in the course of minutes: a hundred words in six or so. */
  const write = (questionId: number, text: string): void => {
    for (let letters = 350; letters < text.length; letters += 350) {
      pass(200 + 60 * chance());
      say({ kind: 'answered', questionId, value: text.slice(0, letters) });
    }
  };

  const answer = (code: string, asked: Asked): void => {
    const questionId = idOf(bank.questions, code);
    const sound = sitter.voices?.[code];
    if (sound !== undefined) {
      pass(windowsOf(paper, asked));
      const recordingId = uuidOf(`${work.code} ${student} ${code}`);
      voices.push({ recordingId, questionId, sound, at: new Date(at) });
      say({ kind: 'recording-saved', questionId, recordingId });
      return pass(5);
    }
    const value = answers.get(code) ?? null;
    if (typeof value === 'string') write(questionId, value);
    pass(14 + 22 * chance());
    if (value !== null) say({ kind: 'answered', questionId, value });
    return pass(2);
  };

  const sit = (asked: Asked): void => {
    for (const set of setsIn(asked)) {
      for (const [index, { code }] of set.questions.entries()) {
        say({ kind: 'question-entered', questionId: idOf(bank.questions, code) });
        const audio = set.stimulus?.audio;
        if (index === 0 && audio !== undefined) {
          say({ kind: 'audio-played', setId: idOf(bank.sets, set.code) });
          pass((soundSeconds[audio] ?? 0) + 1);
        }
        answer(code, asked);
      }
    }
  };

  say({ kind: 'started' });
  for (const [section = bank.firstSectionOf(paper.code), parts] of Map.groupBy(paper.sections, (one) => one.section)) {
    pass(10);
    say({ kind: 'section-entered', sectionId: section });
    for (const part of parts) sit(part);
    if (!sitter.isGoingOn) say({ kind: 'section-finished', sectionId: section });
  }
  pass(5);
  if (!sitter.isGoingOn) say({ kind: 'submitted' });
  return { past, voices };
};
