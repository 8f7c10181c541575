import { Chart, type Series } from '@inkstone/ui';
import type { ItemFigures } from '../../document/estimates.ts';
import { describeCurves, nameGroups, nameOption } from '../../document/option-curves.ts';
import { figureMessages, assignmentReportMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './figures.module.css';

/** Chart colours of wrong options in their order; the key is always green. */
const wrongTones = ['cinnabar', 'amber', 'teal', 'ink'] as const;

const toTones = (options: ItemFigures['options']): readonly NonNullable<Series['tone']>[] => {
  const wrongIds = options.filter(({ isKey }) => !isKey).map(({ optionId }) => optionId);
  return options.map(({ optionId, isKey }) =>
    isKey ? 'jade' : (wrongTones[wrongIds.indexOf(optionId) % wrongTones.length] ?? 'ink'),
  );
};

/** How the choice of each option goes with the score of the other questions: a chart, and its table. */
export const OptionCurves = ({ figures }: { figures: ItemFigures }) => {
  const reading = useReading(false, assignmentReportMessages, figureMessages);
  const t = reading.translate(figureMessages);
  const { groups, options } = figures;
  const curves = describeCurves(figures, reading);
  if (curves === null) return null;
  if (typeof curves === 'string') return <p className="meta">{curves}</p>;
  const tones = toTones(options);
  const toPercents = (group: number) =>
    options.map(({ optionId, curve }) => {
      const share = curve[group] ?? null;
      return [optionId, share === null ? null : Math.round(share * 100)] as const;
    });
  return (
    <section className={styles.curves} aria-label={t('curves')}>
      <h4>{t('curves')}</h4>
      <Chart
        kind="line"
        hasTable
        label={t('curvesLabel')}
        axis={t('group')}
        rows={nameGroups(groups.length, reading).map((label, group) => ({
          label,
          values: Object.fromEntries(toPercents(group)),
        }))}
        series={options.map((option, index) => ({
          key: option.optionId,
          name: nameOption(option, reading),
          tone: tones[index] ?? 'ink',
        }))}
        unit="%"
        range={[0, 100]}
        height={220}
      />
      <p className="meta">{t('curvesSaid')}</p>
      <CurveTable curves={curves} label={t('curvesLabel')} />
    </section>
  );
};

type Curves = Extract<ReturnType<typeof describeCurves>, object>;

const CurveTable = ({ curves: { head, rows }, label }: { curves: Curves; label: string }) => (
  <div className={styles.scroll}>
    <table className={`${styles.table} num`}>
      <caption className="vh">{label}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, isKey, name, cells }) => (
          <tr key={id} data-key={isKey || undefined}>
            <th scope="row">{name}</th>
            {cells.map((text, index) => (
              <td key={head[index + 1]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
