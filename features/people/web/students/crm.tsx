import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { QuerySection, Facts, lazyWithRetry, LinkIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { getCrmLink, type StudentDetail } from '../../contract.ts';
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
