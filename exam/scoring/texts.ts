const everyday = /^[\p{ASCII}\u00a0-\u206f\u3000-\u31ff\u3400-\u9fff\ua000-\ud7ff\uff00-\uffef]*$/u;

/** True where no character of a text expands to a phrase or is otherwise slow to normalize. */
export const isEverydayText = (text: string): boolean => everyday.test(text);

/** Every string in a stored value, at any depth. */
export const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => listTexts(inner));
};
