import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { leaveWindow, useNavigation } from '@inkstone/ui/screen';
import { controller } from '../../addresses.ts';
import { checkHomework, checkTest } from '../../contract.ts';
import { endWords, handInWords, messages } from '../../messages.ts';
import { Notice } from '../page/notice.tsx';
import { RefusedPieces, useRefused } from './refused-pieces.tsx';
import { RefusedLeft, useUnsentLeft } from './unsent-left.tsx';
import { useLeft, type Left } from './use-left.ts';

// As often as the device is looked at, and a little more patient with the server.
const againMs = 3000;

interface NotEndedProps {
  kind: 'test' | 'homework';
  id: number;
  check: CallOutput<typeof checkTest>;
}

/** Whether this device handed the work in and the server has not said so yet: from the first look until it has. */
const useUnderWay = (left: Left | null): boolean => {
  const isSending = left !== null && left.handsIn;
  // What has just arrived is no longer here, and the server is asked a moment later.
  const [wasSending, setWasSending] = useState(false);
  if (isSending && !wasSending) setWasSending(true);
  return isSending || wasSending;
};

/** The end of work that the server does not have as handed in: what is still on its way there, what keeps it, or how to go on. */
export const NotEnded = ({ kind, id, check }: NotEndedProps) => {
  const t = useTranslation(messages);
  // What this device still has is delivered meanwhile: whoever asked gives way to the end as soon as the server has it.
  useApiQuery(kind === 'test' ? checkTest : checkHomework, { id }, { everyMs: againMs });
  const left = useLeft(check.attemptId);
  const unsent = useUnsentLeft();
  const refused = useRefused(check.attemptId ?? 0);
  const isRefused = unsent.some(({ attemptId }) => attemptId === check.attemptId);
  const isUnderWay = useUnderWay(left) && !isRefused;
  const isOpen = check.status === 'open';
  // Until the device has said what it keeps, nobody reads that something was not handed in.
  const mayGoOn = isOpen && !isUnderWay && !isRefused && (check.attemptId === null || left !== null);
  const isAsked = isOpen && left === null && !isRefused;
  const title = useTitle({ check, isUnderWay, mayGoOn, isAsked });
  return (
    <Notice
      title={title}
      kicker={title !== check.title && check.title}
      body={
        <>
          {!isOpen && <p>{check.message}</p>}
          {isUnderWay && left && <UnderWay left={left} />}
          {mayGoOn && <StillOpen />}
          <RefusedLeft left={unsent} />
          <RefusedPieces pieces={refused ?? []} />
        </>
      }
    >
      {mayGoOn && <GoOn kind={kind} id={id} />}
      <Button variant={mayGoOn ? 'default' : 'filled'} onClick={() => leaveWindow('/home')}>
        {t('toHome')}
      </Button>
    </Notice>
  );
};

type Standing = Pick<NotEndedProps, 'check'> & { isUnderWay: boolean; mayGoOn: boolean; isAsked: boolean };

const useTitle = ({ check, isUnderWay, mayGoOn, isAsked }: Standing): string => {
  const t = useTranslation(messages);
  const say = useTranslation(handInWords);
  if (isUnderWay) return say('waitingTitle');
  if (mayGoOn) return say('onlyHereTitle');
  return isAsked ? t('openingWork') : check.title;
};

/** What waits here for the network; while nothing does any more, that the server is about to have it. */
const UnderWay = ({ left }: { left: Left }) => {
  const say = useTranslation(handInWords);
  return (
    <>
      <p className="num" role="status">
        {left.answers > 0 ? say('waitingBody', { count: left.answers }) : say('handingInBody')}
      </p>
      {left.files > 0 && <p className="c-amber num">{say('filesStay', { count: left.files })}</p>}
    </>
  );
};

const StillOpen = () => <p>{useTranslation(endWords)('stillOpen')}</p>;

const GoOn = ({ kind, id }: Pick<NotEndedProps, 'kind' | 'id'>) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  return (
    <Button variant="filled" onClick={() => go(controller, { kind, id })}>
      {t('goOn')}
    </Button>
  );
};
