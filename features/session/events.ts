declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** A teacher has said below which percent of its points marked work counts as an error. */
    'errorsBelow.changed': { teacherId: number; errorsBelow: number; at: Date };
  }
}

export {};
