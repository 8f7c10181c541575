import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { newRequestId, useApiMutation, type CallOutput, getErrorMessage } from '@inkstone/call/web';
import { isAnswerTo } from '@inkstone/exam/logic';
import { QuestionEditor, QuestionPlayer } from '@inkstone/exam/views';
import { BlockSkeleton, ErrorState, toastSuccess, useTranslation } from '@inkstone/ui';
import { changeKey } from '../../contract.ts';
import { regradeMessages, assignmentReportMessages } from '../../messages.ts';
import { RegradeChanges } from './regrade-changes.tsx';
import type { Item } from '../../document/assignment-report-data.ts';
import { formatKey } from './format-key.ts';
import styles from './regrade.module.css';

/** A question whose key can be changed. */
type KeyedQuestion = Pick<Item, 'setId' | 'questionId' | 'kind' | 'prompt' | 'key'>;

interface RegradePanelProps {
  item: KeyedQuestion;
  /** The assignment whose report is open: the key belongs to its wording. Absent: as the question stands in the bank. */
  assignmentId?: number;
  onClose: () => void;
}

/** Corrects a wrong key in two steps: preview of the changes, then apply. */
export const RegradePanel = ({ item, assignmentId, onClose }: RegradePanelProps) => {
  const t = useTranslation(regradeMessages);
  const w = useTranslation(assignmentReportMessages);
  const { mutateAsync, isPending } = useApiMutation(changeKey);
  const [key, setKey] = useState<unknown>(item.key);
  const [dry, setDry] = useState<CallOutput<typeof changeKey> | null>(null);
  const [errorText, setSaid] = useState<string | null>(null);

  const isSame = JSON.stringify(key) === JSON.stringify(item.key);
  const isUnset = key === undefined || isSame;

  const send = async (mode: 'dryRun' | 'apply') => {
    setSaid(null);
    try {
      const { setId, questionId } = item;
      const result = await mutateAsync({
        ...{ requestId: newRequestId(), setId, questionId, key, mode },
        ...(assignmentId === undefined ? {} : { assignmentId }),
      });
      if (mode === 'dryRun') {
        setDry(result);
        return;
      }
      toastSuccess(t('applied', { count: result.changes.length + result.elsewhere }));
      onClose();
    } catch (error) {
      setSaid(getErrorMessage(error));
    }
  };
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <h4>{t('title')}</h4>
      {errorText !== null && <ErrorState title={t('notDone')} body={errorText} bare />}
      {dry ? (
        <RegradeChanges result={dry} from={formatKey(item, item.key)} to={formatKey(item, key)} />
      ) : (
        <>
          <p className="small dim">{t('how')}</p>
          <Suspense fallback={<BlockSkeleton lines={4} />}>
            <KeyField item={item} value={key} onChange={setKey} />
          </Suspense>
        </>
      )}
      <div className="row wrap">
        {dry ? (
          <Button variant="filled" loading={isPending} onClick={() => void send('apply')}>
            {t('apply')}
          </Button>
        ) : (
          <Button variant="filled" loading={isPending} disabled={isUnset} onClick={() => void send('dryRun')}>
            {t('dryRun')}
          </Button>
        )}
        {dry && <Button onClick={() => setDry(null)}>{t('back')}</Button>}
        <Button onClick={onClose}>{w('cancel')}</Button>
        {!dry && isUnset && <span className="meta">{t(isSame ? 'sameKey' : 'chooseKey')}</span>}
      </div>
    </section>
  );
};

interface KeyFieldProps {
  item: KeyedQuestion;
  value: unknown;
  onChange: (key: unknown) => void;
}

/** A key with the shape of an answer is chosen like an answer; others use the question's editor. */
const KeyField = ({ item: { kind, prompt, key }, value, onChange }: KeyFieldProps) =>
  isAnswerTo({ type: kind, prompt }, key) ? (
    <QuestionPlayer type={kind} prompt={prompt} value={value} onChange={onChange} readOnly={false} />
  ) : (
    <QuestionEditor type={kind} prompt={prompt} key_={value} problems={{}} onChange={(next) => onChange(next.key)} />
  );
