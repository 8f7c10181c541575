import { Button } from '@mantine/core';
import {
  BrandMark,
  DownloadIcon,
  LanguageButton,
  PrintIcon,
  printPage,
  noticeFailed,
  useTranslation,
} from '@inkstone/ui';
import { useShell } from '@inkstone/session/web';
import { useState, type ReactNode, type RefObject } from 'react';
import { messages } from '../../messages.ts';
import { useLanguageSwitch } from '@inkstone/session/web';
import styles from './report-top.module.css';

interface ReportTopProps {
  /** What is printed and saved. */
  page: RefObject<HTMLElement | null>;
  /** The name of the saved file, without its ending. */
  fileName: string;
}

/** The bar of a report's window: the way home and the other language, and between them what can be done. */
export const ReportBar = ({ children }: { children?: ReactNode }) => {
  const { home } = useShell({});
  const switchTo = useLanguageSwitch();
  return (
    <header className={`${styles.top} no-print`}>
      <a href={home} className={styles.brand}>
        <BrandMark />
      </a>
      <span className={styles.space} />
      {children}
      <LanguageButton onSwitch={(to) => void switchTo(to)} />
    </header>
  );
};

/** What takes a report along: print, and save as PDF. */
export const PaperButtons = ({ page, fileName }: ReportTopProps) => {
  const t = useTranslation(messages);
  const [saving, setSaving] = useState<{ done: number; all: number } | null>(null);

  const save = async () => {
    if (!page.current || saving) return;
    setSaving({ done: 0, all: 1 });
    try {
      const { savePdf } = await import('../paper/save-pdf.ts');
      await savePdf(page.current, fileName, (done, all) => setSaving({ done, all }));
    } catch {
      noticeFailed(t('pdfFailed'), t('pdfInstead'));
    } finally {
      setSaving(null);
    }
  };
  return (
    <>
      <Button variant="subtle" aria-label={t('print')} leftSection={<PrintIcon />} onClick={() => void printPage()}>
        <span className="only-wide">{t('print')}</span>
      </Button>
      <Button
        variant="subtle"
        aria-label={saving ? t('savingPdf', saving) : t('savePdf')}
        aria-busy={saving !== null}
        leftSection={<DownloadIcon />}
        onClick={() => void save()}
      >
        <span className={saving ? 'num' : 'only-wide'}>{saving ? t('savingPdf', saving) : t('savePdf')}</span>
      </Button>
    </>
  );
};

/** The bar over a report: print, save as PDF, the other language. */
export const ReportTop = (props: ReportTopProps) => (
  <ReportBar>
    <PaperButtons {...props} />
  </ReportBar>
);
