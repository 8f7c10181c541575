import { useState } from 'react';
import type { NavigationUnit } from '@inkstone/exam/blueprint';
import { useAccountTranslation, useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { startUnit } from '../attempt-session/enter-unit.ts';
import { saveViewState, readViewState } from '../attempt-session/view-state-storage.ts';
import {
  countAnswered,
  canNavigate,
  questionsForExam,
  type QuestionContext,
} from '../attempt-session/question-context.ts';
import { toUnitNames } from '../directions/section-facts.tsx';
import { exitsSilently, getNextUnit, resolveExit } from './exam-page.ts';

/** The position within a navigation unit and the moves. */
export interface Steps {
  index: number;
  isReviewing: boolean;
  /** Whether Next was pressed and OK is needed. */
  isConfirming: boolean;
  mayGoBack: boolean;
  isLast: boolean;
  go(to: number): void;
  back(): void;
  /** Goes to the next question, to the review page, or out of the unit. */
  forward(): void;
  /** Skips a question whose time is over, without confirmation. */
  pass(): void;
  review(): void;
}

interface StepsInput {
  unit: NavigationUnit;
  store: AttemptStore;
  snapshot: Snapshot;
  questions: readonly QuestionContext[];
  /** All questions that the numbering counts. */
  counted: readonly QuestionContext[];
}

const useFinish = ({ unit, store, snapshot, questions, counted }: StepsInput) => {
  const [t, tAccount] = [useTranslation(messages), useAccountTranslation(messages)];
  const language = useLanguage();
  const confirm = useConfirm();
  const { saving, replayState, state } = snapshot;
  const next = getNextUnit(store.blueprint, state, unit);
  const exit = resolveExit(store.blueprint, state, unit);
  const isFree = unit.section.navigation === 'exam';
  // Leaving forfeits the remaining time, so it needs a confirmation, unless every answer was confirmed anyway.
  const [firstPart] = unit.parts;
  const losesTime = Boolean(firstPart?.clock) && !unit.section.confirmAnswer;
  const close = () => {
    const [part] = unit.parts;
    const partId = unit.id !== unit.section.id && part ? { partId: part.id } : {};
    store.dispatch({ kind: 'section-finished', sectionId: unit.section.id, ...partId });
  };
  const confirmExit = () => {
    // A submission concerns the whole attempt, not only the last section.
    const all = exit === 'handIn' ? questionsForExam(store.started, store.blueprint, state) : counted;
    const countedQuestions = exit === 'inside' ? questions : all;
    // A flag in a section that is closed leads nowhere.
    const reachable = exit === 'handIn' && !isFree ? counted : countedQuestions;
    const flagged = reachable.filter(({ bound }) => replayState.flagged.includes(bound.id)).length;
    const counts = { ...countAnswered(countedQuestions, replayState), flagged };
    const isFlagged = flagged > 0;
    const unsavedNotes = { onDevice: ['handInUnsaved'], notSaved: ['handInOnlyHere'] } as const;
    const notes = 'why' in saving ? unsavedNotes[saving.is] : [];
    const withUnsavedNote = (body: string) =>
      [body, ...notes.map((note) => tAccount(note))].join(language === 'zh' ? '' : ' ');
    // The next section may lead back to this one (AP Calculus, free response).
    const revisiting = next?.section.revisits.includes(unit.section.id) ? next : null;
    const toFinishBody = () => {
      if (!revisiting) return t(isFlagged ? 'finishBody' : 'finishBodyPlain', counts);
      const named = { ...counts, next: toUnitNames(revisiting) };
      return t(isFlagged ? 'finishRevisited' : 'finishRevisitedPlain', named);
    };
    const words =
      exit === 'handIn'
        ? {
            title: t('handInTitle'),
            body: withUnsavedNote(t(isFlagged ? 'handInBody' : 'handInBodyPlain', counts)),
            actionLabel: t('handIn'),
          }
        : {
            title: t('finishTitle', { name: exit === 'inside' && firstPart ? firstPart.name : toUnitNames(unit) }),
            body: toFinishBody(),
            actionLabel: t(exit === 'inside' ? 'finishPart' : 'finishAct'),
          };
    return confirm({ ...words, cancel: t('keepWorking') });
  };
  return {
    close,
    /** Leaves the unit, after a confirmation where something is lost; the last one submits. */
    async finish() {
      if (next && isFree) return startUnit(store, next);
      if (exitsSilently(unit, exit) && !losesTime) return close();
      if (!(await confirmExit())) return;
      if (exit === 'handIn') store.submit();
      else close();
    },
  };
};

/**
 * Navigates through the questions of one unit by its rules; a reload restores the position, including the review page.
 */
export const useSteps = (input: StepsInput): Steps => {
  const { unit, store, snapshot, questions } = input;
  const storageKey = `inkstone.review.${store.started.attemptId}.${unit.id}`;
  const enteredIndex = questions.findIndex(({ bound }) => bound.id === snapshot.state.questionId);
  const [index, setIndex] = useState(Math.max(0, enteredIndex));
  const [isReviewing, setReviewing] = useState(() => readViewState(storageKey, false));
  const [isConfirming, setConfirming] = useState(false);
  const { close, finish } = useFinish(input);
  const { reviewScreen, confirmAnswer } = unit.section;
  const currentQuestion = questions[index];
  const isLast = index >= questions.length - 1;

  const show = (reviewing: boolean) => {
    saveViewState(storageKey, reviewing);
    setReviewing(reviewing);
  };
  const go = (to: number) => {
    const next = questions[to];
    if (!next || (to !== index && !canNavigate(unit, currentQuestion, next))) return;
    show(false);
    setConfirming(false);
    setIndex(to);
    store.dispatch({ kind: 'question-entered', questionId: next.bound.id });
  };
  const before = questions[index - 1];
  const mayGoBack = isReviewing || (before !== undefined && canNavigate(unit, currentQuestion, before));
  const on = () => {
    if (!isLast) return go(index + 1);
    setConfirming(false);
    if (reviewScreen) show(true);
    else void finish();
  };
  return {
    index,
    isReviewing,
    isConfirming,
    mayGoBack,
    isLast,
    go,
    back() {
      if (isReviewing) show(false);
      else if (isConfirming) setConfirming(false);
      else if (mayGoBack) go(index - 1);
    },
    forward() {
      if (isReviewing) void finish();
      else if (confirmAnswer && !isConfirming) setConfirming(true);
      else on();
    },
    pass() {
      if (!isLast) go(index + 1);
      else close();
    },
    review() {
      if (reviewScreen) show(true);
    },
  };
};
