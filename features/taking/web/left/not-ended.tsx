import { Button } from '@mantine/core';
import { useAsk, type OutputOf } from '@inkstone/call/web';
import { useWords } from '@inkstone/ui';
import { leaveWindow, useGo } from '@inkstone/ui/screen';
import { controller } from '../../addresses.ts';
import { checkHomework, checkTest } from '../../contract.ts';
import { endWords, handInWords, messages } from '../../messages.ts';
import { Notice } from '../page/notice.tsx';
import { RefusedPieces, useRefused } from './refused-pieces.tsx';
import { useLeft } from './use-left.ts';
import { UnsentLeft } from './unsent-left.tsx';

// As often as the device is looked at, and a little more patient with the server.
const againMs = 3000;

interface NotEndedProps {
  kind: 'test' | 'homework';
  id: number;
  check: OutputOf<typeof checkTest>;
}

/** The end of work that the server does not have as handed in: what is still on its way there, what keeps it, or how to go on. */
export const NotEnded = ({ kind, id, check }: NotEndedProps) => {
  const t = useWords(messages);
  const say = useWords(handInWords);
  const end = useWords(endWords);
  const go = useGo();
  // What this device still has is delivered meanwhile: whoever asked gives way to the end as soon as the server has it.
  useAsk(kind === 'test' ? checkTest : checkHomework, { id }, { everyMs: againMs });
  const left = useLeft(check.attemptId);
  const refused = useRefused(check.attemptId ?? 0);
  const isWaiting = left !== null && left.handsIn && left.answers > 0;
  const isOpen = !isWaiting && check.message === '';
  const title = () => {
    if (isWaiting) return say('waitingTitle');
    if (!isOpen) return check.title;
    // Until the device has said what it keeps, nobody reads that something was not handed in.
    return check.attemptId !== null && left === null ? t('openingWork') : say('onlyHereTitle');
  };
  return (
    <Notice
      title={title()}
      kicker={(isWaiting || isOpen) && check.title}
      body={
        <>
          {isWaiting && (
            <p className="num" role="status">
              {say('waitingBody', { count: left.answers })}
            </p>
          )}
          {isWaiting && left.files > 0 && <p className="c-amber num">{say('filesStay', { count: left.files })}</p>}
          {!isWaiting && <p>{isOpen ? end('stillOpen') : check.message}</p>}
          <UnsentLeft />
          <RefusedPieces pieces={refused ?? []} />
        </>
      }
    >
      {isOpen && (
        <Button variant="filled" onClick={() => go(controller, { kind, id })}>
          {t('goOn')}
        </Button>
      )}
      <Button variant={isOpen ? 'default' : 'filled'} onClick={() => leaveWindow('/home')}>
        {t('toHome')}
      </Button>
    </Notice>
  );
};
