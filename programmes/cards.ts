import type { ProgrammeCard } from '@inkstone/exam/blueprint';
import { amcCard } from './amc/card.ts';
import { commonCard } from './common/card.ts';
import { definedCard } from './defined/card.ts';
import { toefl2023Card } from './toefl-2023/card.ts';

export { definedWork } from './defined/card.ts';

/** The cards of every programme: light enough for whatever loads first. */
export const programmeCards: readonly ProgrammeCard[] = [amcCard, toefl2023Card, commonCard, definedCard];

/** The card of a programme; undefined for one that does not exist. */
export const programmeCardOf = (id: string): ProgrammeCard | undefined => programmeCards.find((card) => card.id === id);
