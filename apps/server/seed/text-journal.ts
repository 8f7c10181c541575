import type { PastEvent } from '@inkstone/taking/server';

interface TextAttempt {
  questionId: number;
  text: string;
  began: Date;
  /** From the first to the last word. */
  minutes: number;
}

/** Builds the journal of a text written in one go and submitted. */
export const buildTextJournal = ({ questionId, text, began, minutes }: TextAttempt): PastEvent[] => {
  const at = (minute: number) => new Date(began.getTime() + minute * 60_000);
  // Activity at least every five minutes, since idle time is not counted.
  const steps = Math.max(2, Math.ceil(minutes / 4.5));
  const drafts = Array.from({ length: steps }, (_, index): PastEvent => {
    const share = (index + 1) / steps;
    return {
      event: { kind: 'answered', questionId, value: text.slice(0, Math.ceil(text.length * share)) },
      at: at(minutes * share),
    };
  });
  return [
    { event: { kind: 'started' }, at: at(0) },
    { event: { kind: 'section-entered', sectionId: 'writing' }, at: at(0) },
    { event: { kind: 'question-entered', questionId }, at: at(0) },
    ...drafts,
    { event: { kind: 'submitted' }, at: at(minutes + 0.5) },
  ];
};
