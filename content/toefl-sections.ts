const titles = {
  reading: { en: 'Reading', zh: '阅读' },
  listening: { en: 'Listening', zh: '听力' },
  speaking: { en: 'Speaking', zh: '口语' },
  writing: { en: 'Writing', zh: '写作' },
} as const;

/** The sections of a TOEFL paper: in each row the section, one of its parts, and the sets that stand in it. */
export const toeflSections = (rows: readonly (readonly [keyof typeof titles, string, ...string[]])[]) =>
  rows.map(([section, part, ...sets]) => ({ title: titles[section], section, part, sets }));
