/** Why a line has no result; the view has words for each. */
export type ProblemCode =
  | 'unreadable'
  | 'incomplete'
  | 'bracket'
  | 'unknownName'
  | 'argumentCount'
  | 'noInverse'
  | 'wrongKind'
  | 'undefinedValue'
  | 'circular'
  | 'twice'
  | 'tooDeep'
  | 'tooLong'
  | 'stopped'
  | 'onlyNumbers'
  | 'regressionData'
  | 'regressionFit'
  | 'regressionUnsettled';

/** Thrown while a line is read or evaluated, and caught for each line. */
export class CalculatorProblem extends Error {
  readonly code: ProblemCode;
  /** The name or sign that the problem is about. */
  readonly subject: string;
  constructor(code: ProblemCode, subject = '') {
    super(code);
    this.code = code;
    this.subject = subject;
  }
}
