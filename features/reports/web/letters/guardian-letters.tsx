import { describeMailFailure } from '@inkstone/base';
import { Button } from '@mantine/core';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { Ledger, LedgerRow, Section, toastError, toastSuccess, useLanguage, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { sendPhaseLetter, type PhaseLetter, type PhaseReportData } from '../../contract.ts';
import { letterMessages, phaseMessages } from '../../messages.ts';
import styles from '../phase/phase.module.css';

/** What became of a letter. */
const useLetterState = () => {
  const t = useTranslation(letterMessages);
  const language = useLanguage();
  const describeMail = ({ mailState, mailFailure }: PhaseLetter, at: string): string => {
    const failure = mailFailure === null ? null : describeMailFailure(mailFailure, language);
    if (mailState === 'failed') return t('failedAt', { at, failure: failure ?? describeMailFailure('', language) });
    if (mailState !== 'queued') return t('sentAt', { at });
    return failure === null ? t('queuedAt', { at }) : t('retrying', { at, failure });
  };
  return (letter: PhaseLetter): string => {
    const { sentAt, readAt, revokedAt, expiresAt, mailState } = letter;
    if (sentAt === null) return t('notSent');
    const day = (at: string) => dayText(at, language);
    const isUnsent = mailState === 'queued' || mailState === 'failed';
    const isExpired = expiresAt !== null && expiresAt <= new Date().toISOString();
    const end = revokedAt === null ? (isExpired ? [t('expired')] : []) : [t('revokedAt', { at: day(revokedAt) })];
    return [
      describeMail(letter, day(sentAt)),
      ...(readAt === null ? (isUnsent ? [] : [t('notRead')]) : [t('readAt', { at: day(readAt) })]),
      ...end,
    ].join(' · ');
  };
};

/** The letters by which guardians read a report, for its author: send, send again, revoke. */
export const GuardianLetters = ({ report }: { report: PhaseReportData }) => {
  const t = useTranslation(letterMessages);
  const tPhase = useTranslation(phaseMessages);
  const describeState = useLetterState();
  const { mutateAsync, isPending } = useApiMutation(sendPhaseLetter);
  const { id, letters = [], publishedAt } = report;
  const act = async (guardianId: number, action: 'send' | 'revoke') => {
    try {
      await mutateAsync({ requestId: newRequestId(), id, guardianId, action });
      toastSuccess(t(action === 'send' ? 'sent' : 'revoked'));
    } catch (error) {
      toastError(tPhase('notDone'), getErrorMessage(error));
    }
  };
  return (
    <div className={`${styles.block} no-print`}>
      <Section title={t('letters')}>
        {letters.length === 0 && <p className="dim">{t('none')}</p>}
        {letters.length > 0 && publishedAt === null && <p className="dim">{t('draftFirst')}</p>}
        <Ledger label={t('letters')}>
          {letters.map((letter) => (
            <LedgerRow
              key={letter.guardianId}
              title={letter.name}
              meta={`${letter.mail} · ${describeState(letter)}`}
              hasOwnLine
              action={
                <span className="row wrap">
                  <Button
                    size="sm"
                    aria-label={t('sendTo', { name: letter.name })}
                    disabled={publishedAt === null || isPending}
                    onClick={() => void act(letter.guardianId, 'send')}
                  >
                    {t(letter.sentAt === null ? 'send' : 'sendAgain')}
                  </Button>
                  {letter.sentAt !== null && letter.revokedAt === null && (
                    <Button
                      size="sm"
                      variant="subtle"
                      color="cinnabar"
                      aria-label={t('revokeOf', { name: letter.name })}
                      disabled={isPending}
                      onClick={() => void act(letter.guardianId, 'revoke')}
                    >
                      {t('revoke')}
                    </Button>
                  )}
                </span>
              }
            />
          ))}
        </Ledger>
      </Section>
    </div>
  );
};
