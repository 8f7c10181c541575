import { CloudCheckIcon, CloudOffIcon, CloudUpIcon } from '../icons/index.tsx';
import { useLanguage, useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './save-state.module.css';
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

interface SaveStateProps {
  saving: SaveStatus;
  /** Text for a special case, such as "Saving as you speak, 20 of 22 s sent". */
  words?: string;
  timeZone?: string;
}

/** Says, always in the same place, whether the work is saved. Jade only when the server has it. */
export const SaveState = ({ saving, words, timeZone }: SaveStateProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
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
