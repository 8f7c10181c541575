import type { BlueprintCheck } from '@inkstone/exam/fidelity';

/** A section has a clock of so many minutes. */
export const timed = (section: string, minutes: number): BlueprintCheck => ({
  ...{ check: 'clock', section, seconds: minutes * 60 },
});

/** A section, or one part of it, has so many questions. */
export const counted = (section: string, questions: number, part?: string): BlueprintCheck => ({
  ...{ check: 'questions', section, from: questions, to: questions },
  ...(part !== undefined && { part }),
});
