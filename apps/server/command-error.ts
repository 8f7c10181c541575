/** Something that the person at the keyboard can put right; shown as it is. */
export class CommandError extends Error {}
