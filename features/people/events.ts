declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** Students became members of a class. */
    'class.joined': { classId: number; studentIds: readonly number[] };
  }
}

export {};
