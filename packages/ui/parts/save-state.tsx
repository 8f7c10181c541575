import { CloudCheckIcon, CloudOffIcon, CloudUpIcon } from '../icons/index.tsx';
import { useLanguage, useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './save-state.module.css';
import { useCloseGuard } from '../screen/close-guard.ts';
import { secondText } from '../time/index.ts';

/** Where a person's work is stored: on the server, being sent, on this device only, or nowhere. */
export type SaveStatus =
  | { state: 'nothing' }
  | { state: 'saving' }
  | { state: 'saved'; at: Date | string }
  | { state: 'device' }
  /** Neither the server nor this device has it: it exists in the page only. */
  | { state: 'onlyHere' }
  | { state: 'failed'; reason: string };

/** Where the device has what was not sent: being stored, stored, or only in this window. */
export type UnsentPlace = 'writing' | 'device' | 'nowhere';

const unsentMessages = { writing: 'unsentStoring', device: 'unsentOnDevice', nowhere: 'unsentOnlyHere' } as const;

/** Says where what was written and cannot be sent is. The only words for it: the store decides. */
export const UnsentNote = ({ where }: { where: UnsentPlace }) => {
  const t = useTranslation(messages);
  useCloseGuard(where === 'nowhere');
  return <p>{t(unsentMessages[where])}</p>;
};

interface SaveStateProps {
  saving: SaveStatus;
  /** Text for a special case, such as "Saving as you speak, 20 of 22 s sent". */
  words?: string;
  timeZone?: string;
}

/**
 * Says, always in the same place, whether the work is saved. Jade only when the server has it. Where only the page has
 * it, the browser asks before the page is closed.
 */
export const SaveState = ({ saving, words, timeZone }: SaveStateProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  useCloseGuard(saving.state === 'onlyHere');
  const statusText = () => {
    if (saving.state === 'saved')
      return t('savedAt', { time: secondText(saving.at, language, timeZone === undefined ? undefined : { timeZone }) });
    if (saving.state === 'failed') return t('notSaved', { reason: saving.reason });
    if (saving.state === 'saving') return t('saving');
    if (saving.state === 'onlyHere') return t('onlyHere');
    return t(saving.state === 'device' ? 'onDevice' : 'nothingYet');
  };
  const Icon =
    saving.state === 'saved'
      ? CloudCheckIcon
      : saving.state === 'failed' || saving.state === 'onlyHere'
        ? CloudOffIcon
        : CloudUpIcon;
  return (
    <span className={`${styles.save} num`} role="status" data-state={saving.state}>
      {saving.state !== 'nothing' && <Icon />}
      <span>{words ?? statusText()}</span>
    </span>
  );
};
