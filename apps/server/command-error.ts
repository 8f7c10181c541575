/** An error that the user of the command line can correct; its message is printed as it is. */
export class CommandError extends Error {}
