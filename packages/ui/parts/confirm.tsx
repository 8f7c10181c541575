import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ConfirmOptions } from './confirm-dialog.tsx';
import { langTag, useAccountLanguage, useLanguage } from '../words/index.ts';
import { lazyWithRetry } from './lazy-with-retry.tsx';

type Confirm = (question: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

const Dialog = lazyWithRetry(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Loads the dialog's code, for work that continues without a network. */
export const preloadConfirm = Dialog.preload;

/** Asks the person and waits for the decision: `if (await confirm({ ... })) ...`. */
export const useConfirm = (): Confirm => {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm is used outside UiProvider');
  const language = useLanguage();
  const accountLanguage = useAccountLanguage();
  const lang = language === accountLanguage ? undefined : langTag(language);
  // The dialog is drawn outside the part that asks: it brings the language of its words along.
  return useCallback((question) => confirm(lang === undefined ? question : { lang, ...question }), [confirm, lang]);
};

/** Asks by the browser's own dialog, where ours cannot be loaded. */
const confirmNatively = ({ title, body, hasOnlyAction }: ConfirmOptions): boolean => {
  const words = typeof body === 'string' ? `${title}\n\n${body}` : title;
  if (!hasOnlyAction) return globalThis.confirm(words);
  globalThis.alert(words);
  return true;
};

/** Provides `useConfirm` to everything inside. The dialog's code is loaded with the first question. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [question, setQuestion] = useState<ConfirmOptions | null>(null);
  const settle = useRef<((yes: boolean) => void) | null>(null);
  const confirm = useCallback<Confirm>(async (next) => {
    settle.current?.(false);
    setQuestion(next);
    const answered = new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
    const ownSettle = settle.current;
    const isThere = await Dialog.preload().then(
      () => true,
      () => false,
    );
    if (isThere || settle.current !== ownSettle) return answered;
    settle.current = null;
    setQuestion(null);
    return confirmNatively(next);
  }, []);
  const handleResult = (yes: boolean) => {
    settle.current?.(yes);
    settle.current = null;
    setQuestion(null);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question !== null && <Dialog question={question} onResult={handleResult} />}
    </ConfirmContext>
  );
};
