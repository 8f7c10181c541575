import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pointsText } from '@inkstone/base';
import { invalidateCalls } from '@inkstone/call/web';
import { noWrapInstant, useLanguage, useTranslation } from '@inkstone/ui';
import type { SubmissionDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';

interface MarkHistoryProps {
  detail: Pick<SubmissionDetail, 'history'>;
  onClose(): void;
}

/** Changes of a released mark: who, when, from what to what. */
export const MarkHistory = ({ detail: { history }, onClose }: MarkHistoryProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const client = useQueryClient();
  // Refetches, to include changes made on this desk just now.
  useEffect(() => {
    void invalidateCalls(client, ['do/getTestCorrectDetail']);
  }, [client]);
  return (
    <Modal opened onClose={onClose} title={t('history')}>
      {history.length === 0 && <p>{t('historyNone')}</p>}
      <ul className="num">
        {history.map(({ by, at, oldPoints, newPoints }) => (
          <li key={`${at} ${oldPoints} ${newPoints}`}>
            <b>
              {oldPoints === newPoints
                ? t('historyWords')
                : t('historyPoints', { was: pointsText(oldPoints), becomes: pointsText(newPoints) })}
            </b>{' '}
            <span className="meta">{t('historyBy', { by, at: noWrapInstant(at, language) })}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
