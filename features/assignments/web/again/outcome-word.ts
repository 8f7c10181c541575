const outcomes = {
  right: 'outcomeRight',
  partial: 'outcomePartial',
  wrong: 'outcomeWrong',
  blank: 'outcomeBlank',
  toBeMarked: 'outcomeToBeMarked',
  notAsked: 'outcomeNotAsked',
} as const;

/** The word for how a question went. */
export const outcomeWord = (outcome: keyof typeof outcomes) => outcomes[outcome];
