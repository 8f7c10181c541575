declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** A teacher sent an announcement. */
    'announcement.sent': {
      announcementId: number;
      title: string;
      teacherName: string;
      teacherNameZh: string | null;
      personIds: readonly number[];
      /** The author's classes that it was sent to as a whole. */
      classIds: readonly number[];
    };
    /** Its author recalled it: nobody reads it any more. */
    'announcement.recalled': { announcementId: number; personIds: readonly number[] };
  }
}

export {};
