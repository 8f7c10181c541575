import { Button } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { failureFrom, sendCall } from '@inkstone/call/web';
import { lazyWithRetry, useLanguage, useTranslation } from '@inkstone/ui';
import { hourMinuteText } from '@inkstone/ui/time';
import { openPhoneCamera, phoneCameraMinutes } from '../../contract.ts';
import { phoneMessages } from '../../messages.ts';
import { windowId } from '../journal/window-id.ts';
import type { FileQueue } from './file-queue.ts';
import styles from './phone-section.module.css';

const QrCode = lazyWithRetry(async () => (await import('./qr-code.tsx')).QrCode);

interface PhoneSectionProps {
  files: FileQueue;
  attemptId: number;
  questionId: number;
  /** Pages that the server has and the answer has no room for. */
  withoutRoom: number;
}

type CodeState =
  | { is: 'hidden' | 'making' | 'over' }
  | { is: 'failed'; message: string }
  | { is: 'shown'; link: string; expiresAt: string };

/** The code of one answer, made at a press; it ends by this device's own count of its minutes. */
const usePhoneCode = ({ files, attemptId, questionId }: Omit<PhoneSectionProps, 'withoutRoom'>) => {
  const [state, setState] = useState<CodeState>({ is: 'hidden' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef(0);
  const show = (next: CodeState) => {
    clearTimeout(timer.current);
    request.current += 1;
    setState(next);
  };
  const make = async (): Promise<void> => {
    show({ is: 'making' });
    const own = request.current;
    const settle = (next: CodeState) => {
      if (own === request.current) show(next);
    };
    try {
      const code = await sendCall(files.caller, openPhoneCamera, { attemptId, questionId, windowId: windowId() });
      settle({ is: 'shown', ...code });
      timer.current = setTimeout(() => setState({ is: 'over' }), phoneCameraMinutes * 60_000);
    } catch (error) {
      const failure = failureFrom(error);
      settle({ is: 'failed', message: failure?.kind === 'refused' ? failure.message : '' });
    }
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, make: () => void make(), hide: () => show({ is: 'hidden' }) };
};

/** Shows the code with which a phone photographs pages for this answer. */
export const PhoneSection = ({ withoutRoom, ...answer }: PhoneSectionProps) => {
  const t = useTranslation(phoneMessages);
  const language = useLanguage();
  const { state, make, hide } = usePhoneCode(answer);
  return (
    <section className={`no-print ${styles.section}`} aria-label={t('use')} lang={language === 'zh' ? 'zh-CN' : 'en'}>
      {withoutRoom > 0 && (
        <p className={styles.trouble} role="status">
          {t('aside', { count: withoutRoom })}
        </p>
      )}
      {state.is === 'hidden' ? (
        <Button onClick={make}>{t('use')}</Button>
      ) : (
        <div className={styles.code}>
          {state.is === 'shown' && (
            <Suspense>
              <QrCode text={state.link} label={t('code')} />
            </Suspense>
          )}
          <div className={styles.facts}>
            <p className="strong">{t('heading')}</p>
            <p>{t('howTo')}</p>
            <p role="status" className="meta">
              {state.is === 'making' && t('making')}
              {state.is === 'shown' && t('until', { at: hourMinuteText(state.expiresAt, language) })}
              {state.is === 'over' && t('over')}
              {state.is === 'failed' && (state.message || t('noCode'))}
            </p>
            <div className={styles.ways}>
              <Button disabled={state.is === 'making'} onClick={make}>
                {t('renew')}
              </Button>
              <Button onClick={hide}>{t('hide')}</Button>
            </div>
          </div>
        </div>
      )}
    </section>
  );
};
