const outcomeMessages = {
  right: 'outcomeRight',
  partial: 'outcomePartial',
  wrong: 'outcomeWrong',
  blank: 'outcomeBlank',
  toBeMarked: 'outcomeToBeMarked',
  notAsked: 'outcomeNotAsked',
} as const;

/** The message key of an outcome. */
export const outcomeMessageKey = (outcome: keyof typeof outcomeMessages) => outcomeMessages[outcome];
