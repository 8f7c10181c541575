import { Button } from '@mantine/core';
import { useState } from 'react';
import { refetchIntervals, useApiQuery, type CallOutput } from '@inkstone/call/web';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { useTranslation, NoticePage } from '@inkstone/ui';
import { leaveWindow, useNavigation } from '@inkstone/ui/screen';
import { controller } from '../../addresses.ts';
import type { checkTestStatus } from '../../contract.ts';
import { statusCalls } from '../attempt-session/status-calls.ts';
import { endMessages, submissionMessages, messages } from '../../messages.ts';
import { RefusedItems, useRefusedItems } from './refused-item-list.tsx';
import { RefusedAttempts, useRefusedAttempts } from './refused-attempts.tsx';
import { usePendingCounts, type PendingCounts } from './use-pending-counts.ts';

interface UnsubmittedScreenProps {
  kind: PageKind;
  id: number;
  check: CallOutput<typeof checkTestStatus>;
}

/** Whether this device has submitted and the server has not confirmed it yet. */
const useIsSending = (pending: PendingCounts | null): boolean => {
  const isSending = pending !== null && pending.isSubmitting;
  // After delivery the rows are gone here, and the next status request confirms it.
  const [wasSending, setWasSending] = useState(false);
  if (isSending && !wasSending) setWasSending(true);
  return isSending || wasSending;
};

/**
 * The final screen of an attempt that is not submitted on the server: what is being sent, why it is refused, or how to
 * continue.
 */
export const UnsubmittedScreen = ({ kind, id, check }: UnsubmittedScreenProps) => {
  const t = useTranslation(messages);
  // Polls the status: the final screen appears as soon as the server has everything.
  useApiQuery(statusCalls[kind], { id }, { refetchMs: refetchIntervals.ending });
  const pending = usePendingCounts(check.attemptId);
  const unsent = useRefusedAttempts();
  const refused = useRefusedItems(check.attemptId ?? 0);
  const isRefused = unsent.some(({ attemptId }) => attemptId === check.attemptId);
  const isSending = useIsSending(pending) && !isRefused;
  const isOpen = check.status === 'open';
  // Do not claim that it was not submitted until the device was read.
  const canContinue = isOpen && !isSending && !isRefused && (check.attemptId === null || pending !== null);
  const isLoading = isOpen && pending === null && !isRefused;
  const title = useTitle({ check, isSending, canContinue, isLoading });
  return (
    <NoticePage
      title={title}
      kicker={title !== check.title && check.title}
      body={
        <>
          {!isOpen && <p>{check.message}</p>}
          {isSending && pending && <SendingNotice pending={pending} />}
          {canContinue && <StillOpenNotice />}
          <RefusedAttempts left={unsent} />
          <RefusedItems pieces={refused ?? []} />
        </>
      }
    >
      {canContinue && <ContinueButton kind={kind} id={id} />}
      <Button variant={canContinue ? 'default' : 'filled'} onClick={() => leaveWindow('/home')}>
        {t('toHome')}
      </Button>
    </NoticePage>
  );
};

type TitleState = Pick<UnsubmittedScreenProps, 'check'> & {
  isSending: boolean;
  canContinue: boolean;
  isLoading: boolean;
};

const useTitle = ({ check, isSending, canContinue, isLoading }: TitleState): string => {
  const t = useTranslation(messages);
  const tSubmission = useTranslation(submissionMessages);
  if (isSending) return tSubmission('waitingTitle');
  if (canContinue) return tSubmission('onlyHereTitle');
  return isLoading ? t('openingWork') : check.title;
};

/** What is still being sent; once nothing is, that the submission is being confirmed. */
const SendingNotice = ({ pending }: { pending: PendingCounts }) => {
  const tSubmission = useTranslation(submissionMessages);
  return (
    <>
      <p className="num" role="status">
        {pending.answers > 0 ? tSubmission('waitingBody', { count: pending.answers }) : tSubmission('handingInBody')}
      </p>
      {pending.files > 0 && <p className="c-amber num">{tSubmission('filesStay', { count: pending.files })}</p>}
    </>
  );
};

const StillOpenNotice = () => <p>{useTranslation(endMessages)('stillOpen')}</p>;

const ContinueButton = ({ kind, id }: Pick<UnsubmittedScreenProps, 'kind' | 'id'>) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  return (
    <Button variant="filled" onClick={() => go(controller, { kind, id })}>
      {t('goOn')}
    </Button>
  );
};
