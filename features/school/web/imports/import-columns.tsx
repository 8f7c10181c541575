import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Section, SheetColumns, useTranslation } from '@inkstone/ui';
import type { ChangeSet } from '../../contract/imports.ts';
import { sheetEncodings } from '@inkstone/base';
import { getColumnRules, type SheetField } from '../../import/subjects.ts';
import { importMessages } from '../../messages.ts';
import { usePlan, type ImportSource } from './use-plan.ts';
import styles from './import.module.css';

interface ImportColumnsProps {
  set: ChangeSet;
  /** Null after the page was loaded again: the file is on the reader's device only. */
  source: ImportSource | null;
}

/** What each column holds, its first texts, and how the file is read: corrected and read again. */
export const ImportColumns = ({ set, source }: ImportColumnsProps) => {
  const t = useTranslation(importMessages);
  const [columns, setColumns] = useState(set.columns.map(({ field }) => field));
  const { fields } = getColumnRules(set.subject);
  const hasColumns = columns.length > 0;
  return (
    <Section title={t(hasColumns ? 'columns' : 'reading')}>
      {(hasColumns || !source) && <p>{t(source ? 'columnsNote' : 'chooseAgain')}</p>}
      <SheetColumns
        columns={set.columns}
        values={columns}
        fields={fields.map((value) => ({ value, label: t(value) }))}
        isFixed={!source}
        onChange={setColumns}
      />
      {source && <ReadingForm {...{ set, source }} columns={hasColumns ? columns : null} />}
    </Section>
  );
};

type Columns = (SheetField | null)[];

interface ReadingFormProps {
  set: ChangeSet;
  source: ImportSource;
  /** Null where the format says itself what its columns hold. */
  columns: Columns | null;
}

/** Reads the same file again in another way. */
const ReadingForm = ({ set, source, columns }: ReadingFormProps) => {
  const t = useTranslation(importMessages);
  const [encoding, setEncoding] = useState(set.encoding);
  const [isMissing, setMissing] = useState(set.counts.deactivated > 0);
  const [makesClasses, setMakesClasses] = useState(set.format === 'oneroster' || set.newClasses.length > 0);
  const { plan, isPending, error } = usePlan();
  const known = sheetEncodings.find((name) => name === encoding);
  const readAgain = () =>
    void plan(source, {
      ...(columns && { columns }),
      ...(known && { encoding: known }),
      missing: isMissing ? 'deactivate' : 'keep',
      newClasses: makesClasses ? 'make' : 'refuse',
    });
  return (
    <div className={styles.acts}>
      {encoding !== null && (
        <NativeSelect
          label={t('encoding')}
          value={encoding}
          onChange={(event) => setEncoding(event.currentTarget.value)}
          data={[...sheetEncodings]}
        />
      )}
      {set.subject === 'people' && (
        <>
          <Checkbox
            label={t('makeClasses')}
            checked={makesClasses}
            onChange={(event) => setMakesClasses(event.currentTarget.checked)}
          />
          <Checkbox
            label={t('missing')}
            checked={isMissing}
            onChange={(event) => setMissing(event.currentTarget.checked)}
          />
        </>
      )}
      <Button loading={isPending} onClick={readAgain}>
        {t('again')}
      </Button>
      {error !== null && <p role="alert">{error}</p>}
    </div>
  );
};
