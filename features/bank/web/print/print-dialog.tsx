import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { fetchBytes, getErrorMessage, retryWhileRefused, useCaller } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import { FormErrors, saveFile, toastSuccess, useLanguage, useTranslation } from '@inkstone/ui';
import { printPaper } from '../../contract.ts';
import { printDialogMessages } from '../../messages.ts';
import { canListClasses } from '../permissions.ts';
import { newPrintChoice, toPrintInput, type PrintChoice } from './print-choice.ts';
import { FormField, PageFields, PartFields, SheetField } from './print-fields.tsx';
import styles from './print-dialog.module.css';

/** A paper as the dialog needs it. */
export interface PrintablePaper {
  id: number;
  title: string;
  titleZh: string | null;
}

/** Makes the PDF and saves it on the device; resolves to whether it was done. */
const useSave = (paper: PrintablePaper) => {
  const t = useTranslation(printDialogMessages);
  const caller = useCaller();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const save = async (choice: PrintChoice): Promise<boolean> => {
    setRefused(null);
    setBusy(true);
    try {
      const send = () => fetchBytes(caller, printPaper, toPrintInput(paper.id, choice));
      const pdf = await retryWhileRefused(send, 'print.busy');
      saveFile(pdf, `${localizedName(choice.language, paper.title, paper.titleZh)}.pdf`);
      toastSuccess(t('saved'));
      return true;
    } catch (error) {
      setRefused(getErrorMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refused, save };
};

/** Asks what to print of a paper, and saves it as a PDF. */
export const PrintDialog = ({ paper, onClose }: { paper: PrintablePaper; onClose(): void }) => {
  const t = useTranslation(printDialogMessages);
  const me = useCurrentUser();
  const [choice, setChoice] = useState(newPrintChoice(useLanguage()));
  const [attempt, setAttempt] = useState(0);
  const { isBusy, refused, save } = useSave(paper);
  const change = (next: Partial<PrintChoice>) => setChoice((previous) => ({ ...previous, ...next }));
  const errors = attempt > 0 && choice.parts.length === 0 ? [{ field: 'print-booklet', message: t('needPart') }] : [];
  const submit = async () => {
    setAttempt((count) => count + 1);
    if (choice.parts.length > 0 && (await save(choice))) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('title')} size={560}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="dim">{t('intro')}</p>
        <FormErrors attempt={attempt} errors={errors} {...(refused !== null && { title: refused })} />
        <PartFields choice={choice} onChange={change} />
        <FormField choice={choice} onChange={change} />
        {choice.parts.includes('answerSheet') && canListClasses(me) && <SheetField choice={choice} onChange={change} />}
        <PageFields choice={choice} onChange={change} />
        <span className="row wrap">
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </span>
      </form>
    </Modal>
  );
};
