import {
  getSaveState,
  type AttemptState,
  type SaveState,
  type ReplayState,
  type DeliveryProblem,
} from '@inkstone/exam/attempt';
import type { Schedule, SubmissionStatus, TimeChange } from './window-state.ts';
import type { OpenAttempt } from './open-attempt.ts';

/** What the exam window displays. */
export interface Snapshot {
  replayState: ReplayState;
  state: AttemptState;
  saving: SaveState;
  /** Questions whose answer was confirmed, as far as the server has the confirmation. */
  deliveredConfirmations: readonly number[];
  /** The current problem, also where nothing is unsent. */
  trouble: DeliveryProblem | null;
  /** The server's message about the problem; may be empty. */
  troubleMessage: string;
  /** The device has no space: unsent answers exist only in this window. */
  isDeviceFull: boolean;
  /** The device does not respond, so that nobody knows whether it has the answers; `isDeviceFull` is true too. */
  isDeviceSilent: boolean;
  /** Everything unsent is stored on the device. */
  isOnDevice: boolean;
  /** True while the student may answer in this window. */
  isWritable: boolean;
  submission: SubmissionStatus;
  schedule: Schedule;
  /** The attempt has to be opened again: this page cannot take the server's state by itself. */
  needsReopen: boolean;
  /** A change of the time that the student has not dismissed yet. */
  timeChange: TimeChange | null;
}

/** The save state of the answers and of the submission. */
const answersSaveState = ({ windowState, outbox }: OpenAttempt): SaveState => {
  const { trouble, isDeviceFull, submission } = windowState.get();
  const saving = getSaveState(outbox.journal(), trouble, !isDeviceFull);
  // A submission without unsent entries still counts as being saved.
  if (saving.is !== 'saved' || (submission !== 'sending' && submission !== 'waiting')) return saving;
  if (trouble === null) return { is: 'saving', waiting: 1 };
  return isDeviceFull
    ? { is: 'notSaved', waiting: 1, why: 'deviceFull' }
    : { is: 'onDevice', waiting: 1, why: trouble };
};

/** The save state including recordings and files: saved only once the server has everything. */
const uploadsSaveState = (attempt: OpenAttempt): SaveState => {
  const saving = answersSaveState(attempt);
  const uploads = (attempt.recordings?.pendingCount() ?? 0) + (attempt.files?.pendingCount() ?? 0);
  if (uploads === 0 || saving.is === 'notSaved') return saving;
  const waiting = uploads + ('waiting' in saving ? saving.waiting : 0);
  if (saving.is === 'onDevice') return { ...saving, waiting };
  const trouble = attempt.recordings?.trouble() ?? attempt.files?.trouble();
  return trouble ? { is: 'onDevice', waiting, why: trouble.trouble } : { is: 'saving', waiting };
};

/**
 * The only place that decides which save state is displayed. "On this device" is shown only once the device has stored
 * everything.
 */
const resolveSaveState = (attempt: OpenAttempt): SaveState => {
  const saving = uploadsSaveState(attempt);
  if (saving.is === 'notSaved' && attempt.windowState.get().isDeviceSilent) return { ...saving, why: 'deviceSilent' };
  return saving.is === 'onDevice' && attempt.outbox.isWriting() ? { is: 'saving', waiting: saving.waiting } : saving;
};

const listDeliveredConfirmations = ({ projection, outbox }: OpenAttempt): readonly number[] => {
  const { confirmed } = projection.replayState();
  if (confirmed.length === 0) return confirmed;
  const { entries, acknowledgedSeq } = outbox.journal();
  const pending = entries.flatMap(({ seq, event }) =>
    event.kind === 'answer-confirmed' && seq > acknowledgedSeq ? [event.questionId] : [],
  );
  return confirmed.filter((id) => !pending.includes(id));
};

/** The current snapshot. */
export const buildSnapshot = (attempt: OpenAttempt): Snapshot => {
  const { submission, isLost, trouble, troubleMessage, isDeviceFull, isDeviceSilent, ...times } =
    attempt.windowState.get();
  const state = attempt.projection.state();
  return {
    replayState: attempt.projection.replayState(),
    state,
    saving: resolveSaveState(attempt),
    deliveredConfirmations: listDeliveredConfirmations(attempt),
    trouble,
    troubleMessage,
    isDeviceFull,
    isDeviceSilent,
    isOnDevice: !isDeviceFull && !attempt.outbox.isWriting(),
    isWritable: !isLost && trouble !== 'refused' && submission === 'no' && state.status !== 'closed',
    submission,
    schedule: times.schedule,
    needsReopen: times.needsReopen,
    timeChange: times.timeChange,
  };
};
