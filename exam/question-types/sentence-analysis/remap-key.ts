/** The roles after a sentence was split again: unchanged parts keep theirs. */
export const remapKey = (
  before: { pieces: readonly string[]; key: readonly string[] },
  pieces: readonly string[],
): string[] =>
  pieces.map((words, at) => {
    if (before.pieces[at] === words || before.pieces.length === pieces.length) return before.key[at] ?? '';
    const was = before.pieces.indexOf(words);
    return was < 0 ? '' : (before.key[was] ?? '');
  });
