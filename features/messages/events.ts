declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** Messages were written, or gathered another occurrence; the ways beside the bell follow them. */
    'message.written': { messages: readonly { id: number; personId: number }[] };
  }
}

export {};
