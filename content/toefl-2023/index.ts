import { mockAScripts, mockASets } from './mock-a/index.ts';
import { mockBScripts, mockBSets } from './mock-b/index.ts';
import type { QuestionSet } from '../bank-types.ts';
import type { Script } from './authoring.ts';

/** Every set of the TOEFL mocks. */
export const toefl2023Sets: readonly QuestionSet[] = [...mockASets, ...mockBSets];

/** What is said in every recording of the TOEFL mocks. */
export const scripts: readonly Script[] = [...mockAScripts, ...mockBScripts];
