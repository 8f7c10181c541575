import { renameFields } from '@inkstone/device';
import type { ComposedPaper } from './composed-paper.ts';

type Fields = Readonly<Record<string, unknown>>;

const upgradePaper = renameFields({ examPaperTypeId: 'paperTypeId' });
const upgradeSet = renameFields({ topicId: 'setId' });

/** A draft that this device stored, also by a version with other names, under today's names. */
export const readStoredPaper = (stored: ComposedPaper): ComposedPaper => ({
  ...(upgradePaper(stored as unknown as Fields) as unknown as ComposedPaper),
  sections: stored.sections.map((section) => ({
    ...section,
    sets: section.sets.map((set) => upgradeSet(set as unknown as Fields) as unknown as typeof set),
  })),
});
