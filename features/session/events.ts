declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** A teacher changed the percentage of points below which a marked answer counts as an error. */
    'errorsBelow.changed': { teacherId: number; errorsBelow: number; at: Date };
    /** A teacher gave a student a new password. */
    'password.reset': { personId: number };
  }
}

export {};
