const fraction = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;
const number = /(?:(?<![\w)\]])[-−–+])?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+)(?:\s*\/\s*\d+(?:\.\d+)?)?/g;

const toNumber = (text: string): number => {
  const [top = '', bottom] = text
    .replace(/[−–]/g, '-')
    .replace(/[,\s]/g, '')
    .split('/');
  return Number(top) / (bottom === undefined ? 1 : Number(bottom));
};

/** A text's numbers, and what stands around them with units in the singular. */
const readNumbers = (text: string) => {
  const plain = text.replace(fraction, '$1/$2').replaceAll('{,}', ',');
  const numbers = plain.match(number) ?? [];
  const frame = plain.replace(number, '#').replace(/s\b/g, '').replace(/\s+/g, '');
  return { numbers: numbers.map(toNumber), frame };
};

const compareNumbers = (left: readonly number[], right: readonly number[]): number => {
  const difference = left.map((value, index) => value - (right[index] ?? 0)).find((value) => value !== 0);
  return difference ?? 0;
};

/**
 * Whether options are an ordered scale: the same words around numbers that only rise or only fall, such as "10 minutes",
 * "15 minutes", "20 minutes".
 */
export const isNumberScale = (texts: readonly string[]): boolean => {
  const read = texts.map(readNumbers);
  const [first] = read;
  if (!first || first.numbers.length === 0) return false;
  if (!read.every(({ frame, numbers }) => frame === first.frame && numbers.length === first.numbers.length))
    return false;
  const steps = read.slice(1).map(({ numbers }, index) => compareNumbers(numbers, read[index]?.numbers ?? []));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
};
