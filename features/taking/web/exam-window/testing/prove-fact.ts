import type { Variant } from '@inkstone/exam/blueprint';
import type { WindowCheck } from '@inkstone/exam/fidelity';
import type { AttemptStore } from '../../attempt-session/attempt-store.ts';
import { answerProvers } from './facts/answers.ts';
import { clockProvers } from './facts/clocks.ts';
import { navigationProvers } from './facts/navigation.ts';
import { textProvers } from './facts/texts.ts';
import { toolProvers } from './facts/tools.ts';
import type { CheckName, Provers } from './facts/prover.ts';
import { closeExam } from './open-exam.tsx';

const provers: Provers = {
  ...clockProvers,
  ...navigationProvers,
  ...toolProvers,
  ...answerProvers,
  ...textProvers,
};

type AnyProver = (variant: Variant, check: WindowCheck, onOpen: (store: AttemptStore) => void) => Promise<void>;

/** Drives the exam window of a variant and throws, with a sentence, where it does not do what the check says. */
export const proveInWindow = async (variant: Variant, check: WindowCheck): Promise<void> => {
  const stores: AttemptStore[] = [];
  try {
    await (provers as unknown as Record<CheckName, AnyProver>)[check.check](variant, check, (store) =>
      stores.push(store),
    );
  } finally {
    closeExam(stores[0] ?? null);
  }
};
