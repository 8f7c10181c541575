declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** Students became members of a class. */
    'class.joined': { classId: number; studentIds: readonly number[] };
    /** A guardian was removed, or has another mail address: what went to the former one must no longer open. */
    'guardian.unreachable': { guardianId: number };
  }
}

export {};
