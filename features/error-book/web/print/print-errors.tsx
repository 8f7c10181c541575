import { Button, Checkbox, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { usePrinting } from '@inkstone/bank/web';
import { failureFrom, sendCall, useCaller } from '@inkstone/call/web';
import { PrintIcon, useTranslation } from '@inkstone/ui';
import { errorDetail, listErrors } from '../../contract.ts';
import { printErrorWords } from '../../messages.ts';
import type { Detail, Entry } from '../entry-of.ts';
import type { Filters } from '../error-filters.tsx';
import { PrintedErrors } from './printed-errors.tsx';
import styles from './print-errors.module.css';

/** So many questions are printed together at most. */
const mostPrinted = 50;

// So many are fetched side by side.
const abreast = 5;

interface PrintErrorsProps {
  filters: Filters;
  /** How many the filters show. */
  total: number;
  /** The set of today, in its order. */
  daySet: readonly Entry[];
}

/** Prints questions of the book as a paper: today's set or what the filters show, with the answers or without. */
export const PrintErrors = ({ filters, total, daySet }: PrintErrorsProps) => {
  const t = useTranslation(printErrorWords);
  const [isAsking, setAsking] = useState(false);
  const [what, setWhat] = useState<'set' | 'filter'>('filter');
  const [hasKey, setHasKey] = useState(false);
  const { details, failed, isBusy, fetched, gather } = useGathered();
  const { isPrinting, print } = usePrinting();
  const chosen = daySet.length > 0 ? what : 'filter';
  const count = chosen === 'set' ? daySet.length : Math.min(total, mostPrinted);
  const start = async () => {
    const found = await gather(chosen === 'set' ? daySet.map(({ id }) => id) : filters);
    if (!found) return;
    setAsking(false);
    await print(found.map(({ kind }) => kind));
  };
  const some = total > mostPrinted ? t('firstOf', { count: mostPrinted, total }) : t('allShown', { count: total });
  return (
    <>
      <Button leftSection={<PrintIcon />} onClick={() => setAsking(true)}>
        {t('print')}
      </Button>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={t('title')} size={480}>
        <div className={styles.ask}>
          <p className="dim">{t('intro')}</p>
          {daySet.length > 0 && (
            <Radio.Group
              label={t('which')}
              value={what}
              onChange={(value) => setWhat(value === 'set' ? 'set' : 'filter')}
            >
              <div className={styles.choices}>
                <Radio value="filter" label={some} />
                <Radio value="set" label={t('todaysSet', { count: daySet.length })} />
              </div>
            </Radio.Group>
          )}
          {daySet.length === 0 && <p>{some}</p>}
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
              {t('failed')} {failed}
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

/** Fetches the questions that are printed, a few at a time; null where that fails, with why. */
const useGathered = () => {
  const caller = useCaller();
  const [details, setDetails] = useState<readonly Detail[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const [fetched, setFetched] = useState<number | null>(null);
  const listIds = async (filters: Filters) => {
    const { list } = await sendCall(caller, listErrors, { ...filters, page: 1, pageNum: mostPrinted });
    return list.map(({ id }) => id);
  };
  const gather = async (wanted: Filters | readonly number[]): Promise<readonly Detail[] | null> => {
    setFailed(null);
    setFetched(0);
    try {
      const ids = Array.isArray(wanted) ? (wanted as readonly number[]) : await listIds(wanted as Filters);
      const found: Detail[] = [];
      for (let from = 0; from < ids.length; from += abreast) {
        const next = ids.slice(from, from + abreast).map((id) => sendCall(caller, errorDetail, { id }));
        found.push(...(await Promise.all(next)));
        setFetched(found.length);
      }
      setDetails(found);
      return found;
    } catch (error) {
      setFailed(failureFrom(error)?.message ?? String(error));
      return null;
    } finally {
      setFetched(null);
    }
  };
  return { details, failed, isBusy: fetched !== null, fetched: fetched ?? 0, gather };
};
