const words = /\p{Script=Han}|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** How many words a text has: words joined by a hyphen or an apostrophe are one, each Chinese character is one. */
export const wordCount = (text: string): number => text.match(words)?.length ?? 0;
