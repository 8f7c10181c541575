/** The seed of a paper's forms: the same for whoever prints a revision of it and for whoever reads its sheets back. */
export const getFormSeed = ({ paperId, revision }: { paperId: number; revision: number }): string =>
  `paper:${paperId}:${revision}`;
