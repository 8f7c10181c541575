/** Text of the decorative leaf, the same in both languages. Highlighted words have rings beside them. */
export const leafLines: readonly (readonly { text: string; isHighlighted?: boolean }[])[] = [
  [{ text: '凡学之道日有所读夜有' }],
  [{ text: '所思读而不思则浮思而' }],
  [{ text: '不写则散故置砚于案研' }],
  [{ text: '墨以待' }, { text: '字成于手义定于', isHighlighted: true }],
  [{ text: '心', isHighlighted: true }, { text: '师以朱笔点其善者' }],
  [{ text: '正其误者而后学可进也' }],
];

/** Text in the fold of the leaf. */
export const foldText = '砚 学记';
