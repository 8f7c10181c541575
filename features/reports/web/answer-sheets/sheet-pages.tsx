import { useState } from 'react';
import { EmptyState, FilterTabs, StatusChip, useTranslation } from '@inkstone/ui';
import { answerSheetMessages } from '../../messages/answer-sheets.ts';
import styles from './answer-sheets.module.css';
import { isOpen, stateTones, type SheetList, type SheetPageRow } from './sheet-words.ts';

const filters = {
  all: () => true,
  open_: isOpen,
  read: ({ state }: SheetPageRow) => state === 'read',
  entered: ({ state }: SheetPageRow) => state === 'entered',
} as const;
type Filter = keyof typeof filters;

interface SheetPagesProps {
  list: SheetList;
  openId: number | undefined;
  onOpen(sheetId: number): void;
}

/** The pages that came back, with how far each has come. */
export const SheetPages = ({ list, openId, onOpen }: SheetPagesProps) => {
  const t = useTranslation(answerSheetMessages);
  const [filter, setFilter] = useState<Filter>('all');
  const { sheets, students } = list;
  if (sheets.length === 0) return <EmptyState title={t('none')} body={t('noneNext')} />;
  const names = new Map(students.map(({ studentId, name }) => [studentId, name]));
  const nameSheet = ({ studentId, form, page, pages }: SheetPageRow): string => {
    const student = studentId === null ? t('nobody') : (names.get(studentId) ?? t('nobody'));
    return form === null ? student : t('pageName', { student, form, page: page ?? 1, pages: pages ?? 1 });
  };
  const tabs = (Object.keys(filters) as Filter[]).map((value) => ({
    ...{ value, label: t(value), count: sheets.filter(filters[value]).length },
  }));
  return (
    <section className={styles.pages}>
      <FilterTabs label={t('filter')} tabs={tabs} value={filter} onChange={setFilter} />
      <ul>
        {sheets.filter(filters[filter]).map((sheet) => (
          <li key={sheet.sheetId}>
            <button type="button" aria-current={sheet.sheetId === openId} onClick={() => onOpen(sheet.sheetId)}>
              <span>
                <b>{nameSheet(sheet)}</b>
                <small>
                  {sheet.filePage === null
                    ? sheet.fileName
                    : t('pageOf', { file: sheet.fileName, page: sheet.filePage })}
                </small>
              </span>
              <StatusChip tone={stateTones[sheet.state]}>{t(sheet.state)}</StatusChip>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
