import { toPercent } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import type { CSSProperties } from 'react';
import { wholeMessages } from '../../messages.ts';
import { scoreText } from '../../document/attempt-report-data.ts';
import { formatTwoDecimals, type Item } from '../report/assignment-report-data.ts';
import styles from './item-sheet.module.css';

/** How many chose each option, and its discrimination. */
export const OptionCounts = ({ item }: { item: Item }) => {
  const t = useTranslation(wholeMessages);
  const { options, blank, answered, right } = item;
  const all = answered + blank;
  if (item.byTeacher) return <p className="num">{markedText(item, t)}</p>;
  if (options.length === 0) return <p className="num">{t('rateOf', { right, all })}</p>;
  const hasScore = options.some(({ discrimination }) => discrimination !== null);
  const blankShare = toPercent(blank, all) ?? 0;
  return (
    <table className={`${styles.counts} num`}>
      <thead>
        <tr>
          <th scope="col">{t('option')}</th>
          <th scope="col">{t('taken')}</th>
          {hasScore && <th scope="col">{t('withScore')}</th>}
        </tr>
      </thead>
      <tbody>
        {options.map(({ id_option: id, letter, count, percent, isKey, discrimination }) => (
          <tr key={id} data-key={isKey || undefined}>
            <th scope="row">{isKey ? `${letter} ✓` : letter}</th>
            <td>
              <Share count={count} percent={percent} />
            </td>
            {hasScore && <td>{formatTwoDecimals(discrimination, '')}</td>}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('leftBlank')}</th>
          <td>
            <Share count={blank} percent={blankShare} />
          </td>
          {hasScore && <td>{t('none')}</td>}
        </tr>
      </tbody>
    </table>
  );
};

const markedText = (
  { meanPoints, possible, marked, shown }: Item,
  t: ReturnType<typeof useTranslation<keyof typeof wholeMessages.pairs>>,
): string =>
  meanPoints === null
    ? t('notMarked')
    : t('meanOfMarked', { mean: scoreText(meanPoints), most: scoreText(possible), marked, all: shown });

const Share = ({ count, percent }: { count: number; percent: number }) => (
  <span className={styles.share}>
    <i style={{ '--share': `${percent}%` } as CSSProperties} />
    <span>{`${count} · ${percent}%`}</span>
  </span>
);
