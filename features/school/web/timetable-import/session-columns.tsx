import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Section, SheetColumns, useTranslation } from '@inkstone/ui';
import type { SessionImport } from '../../contract/timetable-import.ts';
import { sheetEncodings } from '@inkstone/base';
import { timetableImportMessages } from '../../messages.ts';
import { timetableFields, type TimetableField } from '../../timetable-import/fields.ts';
import { useSessionPlan, type SessionSource } from './use-session-plan.ts';
import styles from '../imports/import.module.css';

/** The message that names a column. */
export const fieldMessageFor = (field: TimetableField) => (field === 'title' ? 'titleEn' : field);

type Columns = (TimetableField | null)[];

interface SessionColumnsProps {
  set: SessionImport;
  /** Null after the page was loaded again: the file is on the reader's device only. */
  source: SessionSource | null;
}

/** What each column holds, its first texts, and how the file is read: corrected and read again. */
export const SessionColumns = ({ set, source }: SessionColumnsProps) => {
  const t = useTranslation(timetableImportMessages);
  const [columns, setColumns] = useState<Columns>(set.columns.map(({ field }) => field));
  const [encoding, setEncoding] = useState(set.encoding);
  const { plan, isPending, error } = useSessionPlan();
  const known = sheetEncodings.find((name) => name === encoding);
  if (columns.length === 0) return null;
  return (
    <Section title={t('columns')}>
      <p>{t(source ? 'columnsNote' : 'chooseAgain')}</p>
      <SheetColumns
        columns={set.columns}
        values={columns}
        fields={timetableFields.map((value) => ({ value, label: t(fieldMessageFor(value)) }))}
        isFixed={!source}
        onChange={setColumns}
      />
      {source && (
        <div className={styles.acts}>
          {encoding !== null && (
            <NativeSelect
              label={t('encoding')}
              value={encoding}
              onChange={({ currentTarget }) => setEncoding(currentTarget.value)}
              data={[...sheetEncodings]}
            />
          )}
          <Button loading={isPending} onClick={() => void plan(source, { columns, ...(known && { encoding: known }) })}>
            {t('again')}
          </Button>
          {error !== null && <p role="alert">{error}</p>}
        </div>
      )}
    </Section>
  );
};
