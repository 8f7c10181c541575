import { Button } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery, type CallOutput } from '@inkstone/call/web';
import {
  QuerySection,
  Facts,
  lazyWithRetry,
  LinkIcon,
  toastError,
  toastSuccess,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { getCrmLink, saveCrmLink, type StudentDetail } from '../../contract.ts';
import { studentMessages } from '../../messages.ts';
import styles from './students.module.css';

type Relation = CallOutput<typeof getCrmLink>;
const CrmDialog = lazyWithRetry(async () => (await import('./crm-dialog.tsx')).CrmDialog);

/** The CRM customer of a student. */
export const Crm = ({ student }: { student: StudentDetail['student'] }) => {
  const t = useTranslation(studentMessages);
  const ask = useApiQuery(getCrmLink, { studentId: student.id });
  const [isOpen, setOpen] = useState(false);
  return (
    <QuerySection title={t('crm')} small query={ask} errorTitle={t('crmFailed')} safe={t('safe')}>
      {(relation) => (
        <>
          <Linked relation={relation} />
          <InCrm studentId={student.id} mayTakeOver={student.mayManage} relation={relation} />
          <div className={`${styles.under} row wrap`}>
            {relation.url && (
              <Button component="a" href={relation.url} target="_blank" rel="noreferrer">
                {t('crmOpen')}
              </Button>
            )}
            {student.mayManage && (
              <Button leftSection={<LinkIcon />} onClick={() => setOpen(true)}>
                {t(relation.number === null ? 'crmLink' : 'crmChange')}
              </Button>
            )}
          </div>
          {isOpen && <CrmDialog studentId={student.id} relation={relation} onClose={() => setOpen(false)} />}
        </>
      )}
    </QuerySection>
  );
};

const useStudentWords = () => useTranslation(studentMessages);

const inCrmText = ({ inCrm, number }: Relation, t: ReturnType<typeof useStudentWords>) => {
  if (inCrm.state === 'off') return null;
  if (inCrm.state !== 'read') return t(inCrm.state === 'away' ? 'crmAway' : 'crmDenied');
  if (inCrm.isSame && number === null) return null;
  const { name } = inCrm;
  if (inCrm.isSame) return name === null ? t('crmSame') : t('crmSameName', { name });
  if (inCrm.number === null) return t('crmOtherNone');
  return name === null ? t('crmOther', { number: inCrm.number }) : t('crmOtherName', { number: inCrm.number, name });
};

interface InCrmProps {
  studentId: number;
  mayTakeOver: boolean;
  relation: Relation;
}

/** What the CRM itself says, and a button to take it over where it differs. */
const InCrm = ({ studentId, mayTakeOver, relation }: InCrmProps) => {
  const t = useTranslation(studentMessages);
  const { mutate, isPending } = useApiMutation(saveCrmLink);
  const text = inCrmText(relation, t);
  if (text === null) return null;
  const { state, isSame } = relation.inCrm;
  const takeOver = () =>
    mutate(
      { requestId: newRequestId(), studentId },
      {
        onSuccess: () => toastSuccess(t('crmTaken')),
        onError: (error) => toastError(t('notDone'), getErrorMessage(error)),
      },
    );
  return (
    <div className={styles.under}>
      <p className="meta">{text}</p>
      {state === 'read' && !isSame && mayTakeOver && (
        <Button className={styles.under} loading={isPending} onClick={takeOver}>
          {t('crmTakeOver')}
        </Button>
      )}
    </div>
  );
};

const Linked = ({ relation: { number, linkedBy, linkedAt, isConfigured } }: { relation: Relation }) => {
  const t = useTranslation(studentMessages);
  const language = useLanguage();
  const note = linkedBy && linkedAt ? t('crmBy', { name: linkedBy, at: dayText(linkedAt, language) }) : undefined;
  return (
    <>
      <Facts items={[{ name: t('crmNumber'), value: number ?? t('crmNone'), ...(note && { note }) }]} />
      {!isConfigured && <p className={`meta ${styles.under}`}>{t('crmNotConfigured')}</p>}
    </>
  );
};
