import { Button, Checkbox, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { usePrint } from '@inkstone/bank/web';
import { sendCall, useCaller, getErrorMessage } from '@inkstone/call/web';
import { PrintIcon, SentenceSpace, useTranslation } from '@inkstone/ui';
import { getMyError, listMyErrors } from '../../contract.ts';
import { printErrorMessages } from '../../messages.ts';
import type { EntryDetail, Entry } from '../entry-types.ts';
import type { Filters } from '../error-filters.tsx';
import { PrintedErrors } from './printed-errors.tsx';
import styles from './print-errors.module.css';

/** The maximum number of questions per print. */
const maxPrinted = 50;

// The number of parallel requests.
const fetchConcurrency = 5;

interface PrintErrorsProps {
  filters: Filters;
  /** The number of entries that match the filters. */
  total: number;
  /** The day's set, in order. */
  daySet: readonly Entry[];
}

/** Prints the day's set or the filtered questions, with or without answers. */
export const PrintErrors = ({ filters, total, daySet }: PrintErrorsProps) => {
  const t = useTranslation(printErrorMessages);
  const [isAsking, setAsking] = useState(false);
  const [source, setSource] = useState<'set' | 'filter'>('filter');
  const [hasKey, setHasKey] = useState(false);
  const { details, failed, isBusy, fetched, gather: fetchDetails } = useFetchedDetails();
  const { isPrinting, print } = usePrint();
  const effectiveSource = daySet.length > 0 ? source : 'filter';
  const count = effectiveSource === 'set' ? daySet.length : Math.min(total, maxPrinted);
  const start = async () => {
    const printed = await fetchDetails(effectiveSource === 'set' ? daySet.map(({ id }) => id) : filters);
    if (!printed) return;
    setAsking(false);
    await print(printed.map(({ kind }) => kind));
  };
  const filterLabel = total > maxPrinted ? t('firstOf', { count: maxPrinted, total }) : t('allShown', { count: total });
  return (
    <>
      <Button leftSection={<PrintIcon />} onClick={() => setAsking(true)}>
        {t('print')}
      </Button>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={t('title')} size={480}>
        <div className={styles.ask}>
          <p className="dim">{t('intro')}</p>
          <SourceChoice {...{ daySet, source, filterLabel }} onChange={setSource} />
          <Checkbox
            label={t('withKey')}
            checked={hasKey}
            onChange={({ currentTarget: { checked } }) => setHasKey(checked)}
          />
          {isBusy && (
            <p className="meta num" role="status">
              {t('gathering', { done: fetched, count })}
            </p>
          )}
          {failed !== null && (
            <p className="c-cinnabar" role="alert">
              {t('failed')}
              <SentenceSpace />
              {failed}
            </p>
          )}
          <span className="row wrap">
            <Button variant="filled" loading={isBusy} onClick={() => void start()}>
              {t('print')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </span>
        </div>
      </Modal>
      {isPrinting && <PrintedErrors details={details} hasKey={hasKey} />}
    </>
  );
};

/** Fetches the questions to print, a few at a time. */
const useFetchedDetails = () => {
  const caller = useCaller();
  const [details, setDetails] = useState<readonly EntryDetail[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const [fetched, setFetched] = useState<number | null>(null);
  const listIds = async (filters: Filters) => {
    const { list } = await sendCall(caller, listMyErrors, { ...filters, page: 1, pageNum: maxPrinted });
    return list.map(({ id }) => id);
  };
  const fetchDetails = async (selection: Filters | readonly number[]): Promise<readonly EntryDetail[] | null> => {
    setFailed(null);
    setFetched(0);
    try {
      const ids = Array.isArray(selection) ? (selection as readonly number[]) : await listIds(selection as Filters);
      const fetchedDetails: EntryDetail[] = [];
      for (let from = 0; from < ids.length; from += fetchConcurrency) {
        const next = ids.slice(from, from + fetchConcurrency).map((id) => sendCall(caller, getMyError, { id }));
        fetchedDetails.push(...(await Promise.all(next)));
        setFetched(fetchedDetails.length);
      }
      setDetails(fetchedDetails);
      return fetchedDetails;
    } catch (error) {
      setFailed(getErrorMessage(error));
      return null;
    } finally {
      setFetched(null);
    }
  };
  return { details, failed, isBusy: fetched !== null, fetched: fetched ?? 0, gather: fetchDetails };
};

interface SourceChoiceProps {
  daySet: PrintErrorsProps['daySet'];
  source: 'set' | 'filter';
  filterLabel: string;
  onChange(source: 'set' | 'filter'): void;
}

/** Whether the day's set or the filtered list is printed; without a set there is no choice. */
const SourceChoice = ({ daySet, source, filterLabel, onChange }: SourceChoiceProps) => {
  const t = useTranslation(printErrorMessages);
  if (daySet.length === 0) return <p>{filterLabel}</p>;
  return (
    <Radio.Group label={t('which')} value={source} onChange={(value) => onChange(value === 'set' ? 'set' : 'filter')}>
      <div className={styles.choices}>
        <Radio value="filter" label={filterLabel} />
        <Radio value="set" label={t('todaysSet', { count: daySet.length })} />
      </div>
    </Radio.Group>
  );
};
