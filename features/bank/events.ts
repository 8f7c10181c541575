/** A field with its value before and after; null: nothing. */
export interface BankFieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** Somebody who manages the bank changed a knowledge point of the school. */
    'knowledgePoint.changed': {
      pointId: number;
      action: 'added' | 'changed' | 'retired' | 'restored' | 'merged' | 'mergeUndone';
      changes: BankFieldChange[];
    };
    /** Questions that had a knowledge point have another one, in their stored revisions too. */
    'knowledgePoint.left': { pointId: number };
    /** Many question sets were edited at once, or that was undone. */
    'questionSets.edited': { changeId: number; isUndone: boolean; changes: BankFieldChange[] };
  }
}
