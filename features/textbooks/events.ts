declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** The PDF with the marks of an annotated edition is ready for who waits for it. */
    'book.drawn': { editionId: number; name: string; nameZh: string | null; personIds: readonly number[] };
  }
}

export {};
