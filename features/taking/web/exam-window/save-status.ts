import type { SaveState } from '@inkstone/exam/attempt';
import type { SaveStatus, Translate } from '@inkstone/ui';
import type { messages } from '../../messages.ts';

type Key = keyof (typeof messages)['pairs'];

const reasonKeys = {
  deviceFull: 'deviceFullWords',
  deviceSilent: 'deviceSilentWords',
  heldElsewhere: 'elsewhereWords',
  refused: 'refusedWords',
  signedOut: 'signedOutWords',
  offline: 'networkLost',
} as const;

/** Maps the save state to the displayed status: saved only when the server has everything. */
export const toSaving = (saving: SaveState, t: Translate<Key>): SaveStatus => {
  switch (saving.is) {
    case 'saved':
      return saving.at === null ? { state: 'nothing' } : { state: 'saved', at: new Date(saving.at) };
    case 'saving':
      return { state: 'saving' };
    case 'onDevice':
      return saving.why === 'offline' ? { state: 'device' } : { state: 'failed', reason: t(reasonKeys[saving.why]) };
    case 'notSaved':
      return { state: 'failed', reason: t(reasonKeys[saving.why]) };
  }
};
