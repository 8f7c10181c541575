import { Button } from '@mantine/core';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { toastError, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { makeFirstCodes } from '../../contract/imports.ts';
import { importMessages } from '../../messages.ts';
import type { FirstCodes } from './code-slips.tsx';

const words = {
  slips: { label: 'slips', title: 'slipsTitle', body: 'slipsBody' },
  mail: { label: 'mailCodes', title: 'mailCodesTitle', body: 'mailCodesBody' },
} as const;

interface CodeButtonsProps {
  changeSetId: number;
  /** The codes to print, where there are any. */
  onCodes(codes: FirstCodes): void;
}

/** First codes of an import: as slips, or by mail to whoever has an address. */
export const CodeButtons = ({ changeSetId, onCodes }: CodeButtonsProps) => {
  const t = useTranslation(importMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending, variables } = useApiMutation(makeFirstCodes);
  const make = async (way: keyof typeof words) => {
    const { label, title, body } = words[way];
    if (!(await confirm({ title: t(title), body: t(body), actionLabel: t(label) }))) return;
    try {
      const request = { requestId: newRequestId(), changeSetId };
      const { list, mailedCount } = await mutateAsync({ ...request, ...(way === 'mail' && { byMail: true }) });
      if (list.length > 0) onCodes({ slips: list, mailedCount });
      else toastSuccess(mailedCount > 0 ? t('mailed', { count: mailedCount }) : t('slipsNone'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  const isMailing = isPending && variables?.byMail === true;
  return (
    <>
      <Button loading={isMailing} disabled={isPending} onClick={() => void make('mail')}>
        {t('mailCodes')}
      </Button>
      <Button
        variant="filled"
        loading={isPending && !isMailing}
        disabled={isPending}
        onClick={() => void make('slips')}
      >
        {t('slips')}
      </Button>
    </>
  );
};
