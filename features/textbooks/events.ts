declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** The exported PDF of an annotated edition is ready for the people who requested it. */
    'pdf.exported': { editionId: number; name: string; nameZh: string | null; personIds: readonly number[] };
  }
}

export {};
