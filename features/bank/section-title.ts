import type { Language, LocalizedText } from '@inkstone/base';

/** The name of a section of a paper, with that of its part: two sections may each have a part "Questions". */
export const sectionTitle = (
  language: Language,
  { name, partName }: { name: LocalizedText; partName: LocalizedText | null },
): string =>
  partName === null || partName[language] === name[language]
    ? name[language]
    : `${name[language]} · ${partName[language]}`;
