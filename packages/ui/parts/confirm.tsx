import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Question } from './confirm-dialog.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

const Dialog = lazyWithRetry(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Fetches the dialog's code, for work that goes on without a network. */
export const fetchConfirm = Dialog.preload;

/** Asks the person and waits for the answer: `if (await confirm({ ... })) ...`. */
export const useConfirm = (): Ask => {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirm is used outside UiProvider');
  return ask;
};

/** Asks by the browser's own dialog, where ours cannot be fetched. */
const askPlainly = ({ title, body, onlyAct }: Question): boolean => {
  const words = typeof body === 'string' ? `${title}\n\n${body}` : title;
  if (!onlyAct) return globalThis.confirm(words);
  globalThis.alert(words);
  return true;
};

/** Lets everything inside ask questions. The dialog's code comes with the first question. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const settle = useRef<((yes: boolean) => void) | null>(null);
  const ask = useCallback<Ask>(async (next) => {
    settle.current?.(false);
    setQuestion(next);
    const answered = new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
    const mine = settle.current;
    const isThere = await Dialog.preload().then(
      () => true,
      () => false,
    );
    if (isThere || settle.current !== mine) return answered;
    settle.current = null;
    setQuestion(null);
    return askPlainly(next);
  }, []);
  const answer = (yes: boolean) => {
    settle.current?.(yes);
    settle.current = null;
    setQuestion(null);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {question !== null && <Dialog question={question} onAnswer={answer} />}
    </ConfirmContext>
  );
};
