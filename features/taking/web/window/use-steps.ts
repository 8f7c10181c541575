import { useState } from 'react';
import type { NavigationUnit } from '@inkstone/exam/blueprint';
import { useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { startLeg } from '../attempt/enter-leg.ts';
import { keep, kept } from '../attempt/kept-view.ts';
import { answeredOf, mayGo, questionsOfExam, type Met } from '../place/place-in-exam.ts';
import { nameOfLeg } from '../directions/section-facts.tsx';
import { leavesSilently, legAfter, wayOutOf } from '../place/where-in-exam.ts';

/** Where one is inside a leg and how one moves. */
export interface Steps {
  index: number;
  isReviewing: boolean;
  /** Next was pressed and OK is awaited. */
  isConfirming: boolean;
  mayGoBack: boolean;
  isLast: boolean;
  go(to: number): void;
  back(): void;
  /** To the next question, to the review page, or out of the leg. */
  forward(): void;
  /** Past a question whose time is over: nothing is asked. */
  pass(): void;
  review(): void;
}

interface Walk {
  leg: NavigationUnit;
  store: AttemptStore;
  snapshot: Snapshot;
  questions: readonly Met[];
  /** Everything that the numbers count through. */
  counted: readonly Met[];
}

const useFinish = ({ leg, store, snapshot, questions, counted }: Walk) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { saving, seen, state } = snapshot;
  const next = legAfter(store.blueprint, state, leg);
  const way = wayOutOf(store.blueprint, state, leg);
  const isFree = leg.section.navigation === 'exam';
  // Minutes that are left are given away: that is asked first, unless every answer was confirmed anyway.
  const [only] = leg.parts;
  const losesTime = Boolean(only?.clock) && !leg.section.confirmAnswer;
  const close = () => {
    const [part] = leg.parts;
    const partId = leg.id !== leg.section.id && part ? { partId: part.id } : {};
    store.say({ kind: 'section-finished', sectionId: leg.section.id, ...partId });
  };
  const partName = only?.name[language] ?? '';
  const ask = () => {
    // What is handed in is the whole, however little of it the last section is.
    const all = way === 'handIn' ? questionsOfExam(store.started, store.blueprint, state) : counted;
    const asked = way === 'inside' ? questions : all;
    const flagged = asked.filter(({ bound }) => seen.flagged.includes(bound.id)).length;
    const counts = { ...answeredOf(asked, seen), flagged };
    const isFlagged = flagged > 0;
    const said = (body: string) =>
      [body, ...('why' in saving ? [t('handInUnsaved')] : [])].join(language === 'zh' ? '' : ' ');
    const words =
      way === 'handIn'
        ? {
            title: t('handInTitle'),
            body: said(t(isFlagged ? 'handInBody' : 'handInBodyPlain', counts)),
            act: t('handIn'),
          }
        : {
            title: t('finishTitle', { name: way === 'inside' ? partName : nameOfLeg(leg, language) }),
            body: t(isFlagged ? 'finishBody' : 'finishBodyPlain', counts),
            act: t(way === 'inside' ? 'finishPart' : 'finishAct'),
          };
    return confirm({ ...words, cancel: t('keepWorking') });
  };
  return {
    close,
    /** Leaves the leg, after asking where something is lost by it; the last one hands in. */
    async finish() {
      if (next && isFree) return startLeg(store, next);
      if (leavesSilently(leg, way) && !losesTime) return close();
      if (!(await ask())) return;
      if (way === 'handIn') store.handIn();
      else close();
    },
  };
};

/** Moves through the questions of one leg by its rules; a reload leads back to where one was, the review page too. */
export const useSteps = (walk: Walk): Steps => {
  const { leg, store, snapshot, questions } = walk;
  const place = `inkstone.review.${store.started.attemptId}.${leg.id}`;
  const found = questions.findIndex(({ bound }) => bound.id === snapshot.state.questionId);
  const [index, setIndex] = useState(Math.max(0, found));
  const [isReviewing, setReviewing] = useState(() => kept(place, false));
  const [isConfirming, setConfirming] = useState(false);
  const { close, finish } = useFinish(walk);
  const { reviewScreen, confirmAnswer } = leg.section;
  const here = questions[index];
  const isLast = index >= questions.length - 1;

  const show = (reviewing: boolean) => {
    keep(place, reviewing);
    setReviewing(reviewing);
  };
  const go = (to: number) => {
    const next = questions[to];
    if (!next || (to !== index && !mayGo(leg, here, next))) return;
    show(false);
    setConfirming(false);
    setIndex(to);
    store.say({ kind: 'question-entered', questionId: next.bound.id });
  };
  const before = questions[index - 1];
  const mayGoBack = isReviewing || (before !== undefined && mayGo(leg, here, before));
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
