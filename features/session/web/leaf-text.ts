/** The leaf's text is a picture: it is the same in both languages. Praised words have rings beside them. */
export const lines: readonly (readonly { said: string; praised?: boolean }[])[] = [
  [{ said: '凡学之道日有所读夜有' }],
  [{ said: '所思读而不思则浮思而' }],
  [{ said: '不写则散故置砚于案研' }],
  [{ said: '墨以待' }, { said: '字成于手义定于', praised: true }],
  [{ said: '心', praised: true }, { said: '师以朱笔点其善者' }],
  [{ said: '正其误者而后学可进也' }],
];

/** What stands in the fold of the leaf. */
export const fold = '砚 学记';
