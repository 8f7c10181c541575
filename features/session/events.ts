declare module '@inkstone/call/server' {
  /** How the school looks, and calls whose answers settings of the school change. */
  interface RefreshSubjects extends Record<'school/look' | 'common/customerService' | 'frontend/index', true> {}

  interface EventPayloads {
    /** A teacher changed the percentage of points below which a marked answer counts as an error. */
    'errorsBelow.changed': { teacherId: number; errorsBelow: number; at: Date };
    /** Somebody signed in; `endedElsewhere` is how many sessions in other browsers ended with that. */
    'session.opened': {
      personId: number;
      way: 'password' | 'provider' | 'link';
      address: string;
      userAgent: string;
      endedElsewhere: number;
    };
    /** Somebody chose a new password: with the old one, or with a mailed code. */
    'password.changed': { personId: number; isRecovered: boolean };
    /** An account was linked to an identity of the provider, by an invitation or by the name of an account without a password. */
    'signOn.linked': { personId: number };
    /** Claims of the provider made a person or changed one; the classes are those that claims gave before and give now. */
    'signOn.applied': {
      personId: number;
      isNew: boolean;
      rolesBefore: readonly string[];
      rolesAfter: readonly string[];
      classIdsBefore: readonly number[];
      classIdsAfter: readonly number[];
    };
    /** A teacher gave a student a new password. */
    'password.reset': { personId: number };
  }
}

export {};
