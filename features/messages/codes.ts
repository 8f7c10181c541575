/** The numbers that stand for categories of messages in the calls, by section 9 of the specification. */
export const messageCategoryCodes = {
  textbook: 3,
  textbookFile: 4,
  course: 5,
  test: 6,
  homework: 7,
  // Added numbers: the specification's student messages are 5 to 7.
  phaseReport: 21,
  announcement: 22,
  notifications: 23,
} as const;
export type MessageCategory = keyof typeof messageCategoryCodes;
