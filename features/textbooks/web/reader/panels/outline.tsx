import { useEffect, useState } from 'react';
import { EmptyState, useTranslation } from '@inkstone/ui';
import type { OutlineRow, Pdf } from '@inkstone/ui/pdf';
import { readerMessages } from '../../../messages.ts';
import styles from './panels.module.css';

/** The table of contents of the PDF; null while it is being read. */
export const useOutline = (pdf: Pdf): readonly OutlineRow[] | null => {
  const [outline, setOutline] = useState<readonly OutlineRow[] | null>(null);
  // Reads the outline of the PDF.
  useEffect(() => {
    let isGone = false;
    pdf.outline().then(
      (rows) => (isGone ? undefined : setOutline(rows)),
      () => (isGone ? undefined : setOutline((was) => was ?? [])),
    );
    return () => {
      isGone = true;
    };
  }, [pdf]);
  return outline;
};

interface OutlineProps {
  rows: readonly OutlineRow[];
  page: number;
  onGo(page: number): void;
}

/** The table of contents, by chapters. */
export const Outline = ({ rows, page, onGo }: OutlineProps) => {
  const t = useTranslation(readerMessages);
  if (rows.length === 0) return <EmptyState bare title={t('noOutline')} body={t('noOutlineBody')} />;
  const here = rows.findLastIndex((row) => row.page !== null && row.page <= page);
  return (
    <ol className={styles.outline}>
      {rows.map((row, index) => (
        <li key={`${index} ${row.title}`} style={{ paddingLeft: `${row.level * 14}px` }}>
          <button
            type="button"
            disabled={row.page === null}
            aria-current={index === here ? 'location' : undefined}
            onClick={() => (row.page === null ? undefined : onGo(row.page))}
          >
            <span>{row.title}</span>
            {row.page !== null && <span className="num">{row.page}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
};
