import type { ProgrammeCard } from '@inkstone/exam/blueprint';
import { amcCard } from './amc/card.ts';

/** The cards of every programme: light enough for whatever loads first. */
export const programmeCards: readonly ProgrammeCard[] = [amcCard];

/** The card of a programme; undefined for one that does not exist. */
export const programmeCardOf = (id: string): ProgrammeCard | undefined => programmeCards.find((card) => card.id === id);
