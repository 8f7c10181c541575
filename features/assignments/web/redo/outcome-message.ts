const outcomeMessages = {
  right: 'outcomeRight',
  partial: 'outcomePartial',
  wrong: 'outcomeWrong',
  blank: 'outcomeBlank',
  toBeMarked: 'outcomeToBeMarked',
  notAsked: 'outcomeNotAsked',
} as const;

/** The word for how a question went. */
export const outcomeMessageKey = (outcome: keyof typeof outcomeMessages) => outcomeMessages[outcome];
