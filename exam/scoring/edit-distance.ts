const bitsOfBlock = 32;

/** Positions of each item in a list, as bits in blocks of 32. */
function positionBits(items: readonly number[]): Map<number, Int32Array> {
  const blocks = Math.ceil(items.length / bitsOfBlock);
  const bits = new Map<number, Int32Array>();
  for (const [at, item] of items.entries()) {
    const row = bits.get(item) ?? new Int32Array(blocks);
    const block = at >> 5;
    row[block] = (row[block] ?? 0) | (1 << (at & 31));
    bits.set(item, row);
  }
  return bits;
}

/** Edit distance of two lists. */
export function editDistance(reference: readonly number[], response: readonly number[]): number {
  if (reference.length === 0) return response.length;
  const blocks = Math.ceil(reference.length / bitsOfBlock);
  const bits = positionBits(reference);
  const nowhere = new Int32Array(blocks);
  // Which cells of the column are one more, and which one less, than the cell above them.
  const [more, less] = [new Int32Array(blocks).fill(-1), new Int32Array(blocks)];
  const lastBit = 1 << ((reference.length - 1) & 31);
  let distance = reference.length;
  for (const item of response) {
    const matches = bits.get(item) ?? nowhere;
    // Carry from the cell above the first one of the block.
    let carried = 1;
    for (let block = 0; block < blocks; block += 1) {
      const up = more[block] ?? 0;
      const down = less[block] ?? 0;
      const match = matches[block] ?? 0;
      const vertical = match | down;
      const reached = match | (carried < 0 ? 1 : 0);
      const horizontal = ((((reached & up) + up) | 0) ^ up) | reached;
      let gained = down | ~(horizontal | up);
      let lost = up & horizontal;
      const last = block === blocks - 1 ? lastBit : 1 << 31;
      const next = (gained & last) === 0 ? 0 : 1;
      const change = (lost & last) === 0 ? next : -1;
      gained = (gained << 1) | (carried > 0 ? 1 : 0);
      lost = (lost << 1) | (carried < 0 ? 1 : 0);
      more[block] = lost | ~(vertical | gained);
      less[block] = gained & vertical;
      carried = change;
    }
    distance += carried;
  }
  return distance;
}

const far = 0xffff;

/**
 * Distances of all prefixes of two lists whose total distance is known, in a band around the diagonal that contains
 * every shortest path; cells outside cost Infinity.
 */
export function distancesInBand(
  reference: readonly number[],
  response: readonly number[],
  distance: number,
): (row: number, column: number) => number {
  const [expected, actual] = [Uint32Array.from(reference), Uint32Array.from(response)];
  // A row begins `distance` columns before the diagonal, and holds no more than there are; one cell more lies beyond each end.
  const cells = Math.min(2 * distance + 1, actual.length + 1);
  const width = cells + 2;
  const getFirst = (row: number): number => Math.max(0, Math.min(row - distance, actual.length + 1 - cells));
  const table = new Uint16Array((expected.length + 1) * width).fill(far);
  for (let row = 0; row <= expected.length; row += 1) {
    const first = getFirst(row);
    const here = row * width + 1 - first;
    const above = row === 0 ? -1 : (row - 1) * width + 1 - getFirst(row - 1);
    const last = Math.min(actual.length, row + distance, first + cells - 1);
    const word = expected[row - 1];
    for (let column = Math.max(first, row - distance); column <= last; column += 1) {
      let least = row === 0 ? column : far;
      if (row > 0) {
        least = (table[above + column] ?? far) + 1;
        const left = column > 0 ? (table[here + column - 1] ?? far) + 1 : far;
        const diagonal = column > 0 ? (table[above + column - 1] ?? far) + (word === actual[column - 1] ? 0 : 1) : far;
        least = Math.min(least, left, diagonal);
      }
      table[here + column] = least < far ? least : far;
    }
  }
  return (row, column) => {
    const first = getFirst(row);
    if (row < 0 || column < first || column >= first + cells) return Infinity;
    const cost = table[row * width + 1 + column - first] ?? far;
    return cost === far ? Infinity : cost;
  };
}
