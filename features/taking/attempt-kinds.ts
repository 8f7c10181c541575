/** How an attempt is opened: on the pages of tests or of homework, with a course's videos, or by a candidate. */
export type AttemptKind = 'test' | 'homework' | 'course' | 'candidate';

interface AttemptKindRules {
  /** Practice: its tools are shown, long texts have an editor of their own, and the directions show the deadline. */
  isPractice: boolean;
  /** Whether the journal notes that the window lost the focus. */
  notesFocusLoss: boolean;
  /** Whether the device keeps a copy to start from without a network, and answers that it acknowledged. */
  isKeptOnDevice: boolean;
  /** Whether its final screen leads to the reports of single skills. */
  hasSkillReports: boolean;
  /** The pages that show its report. */
  reportPages: 'test' | 'homework';
  /** Given by a recruiter, without a report for who answers it. */
  isForCandidate: boolean;
}

/** The rules of each. */
export const attemptKinds: Readonly<Record<AttemptKind, AttemptKindRules>> = {
  test: {
    isPractice: false,
    notesFocusLoss: true,
    isKeptOnDevice: true,
    hasSkillReports: true,
    reportPages: 'test',
    isForCandidate: false,
  },
  homework: {
    isPractice: true,
    notesFocusLoss: false,
    isKeptOnDevice: true,
    hasSkillReports: false,
    reportPages: 'homework',
    isForCandidate: false,
  },
  course: {
    isPractice: false,
    notesFocusLoss: false,
    isKeptOnDevice: false,
    hasSkillReports: false,
    reportPages: 'homework',
    isForCandidate: false,
  },
  candidate: {
    isPractice: false,
    notesFocusLoss: true,
    isKeptOnDevice: true,
    hasSkillReports: false,
    reportPages: 'homework',
    isForCandidate: true,
  },
};

/** Whether the device keeps a copy of what is opened so, to start it from without a network. */
export const isKeptOnDevice = <Kind extends AttemptKind>(kind: Kind): kind is Exclude<Kind, 'course'> =>
  attemptKinds[kind].isKeptOnDevice;
