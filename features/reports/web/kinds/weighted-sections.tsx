import type { ReportKind } from '@inkstone/exam/blueprint';
import { Section, useTranslation } from '@inkstone/ui';
import { weightedMessages } from '../../messages.ts';
import { scoreText, type AttemptReportData } from '../report/attempt-report-data.ts';
import shared from '../report.module.css';
import { computeComposite, toWeightedSections, type WeightedSection } from './composite.ts';

const toTenth = (value: number): string => scoreText(Math.round(value * 10) / 10);

/** Points and weights of the sections, and the composite. */
export const WeightedSections = ({ report, kind }: { report: AttemptReportData; kind: ReportKind }) => {
  const t = useTranslation(weightedMessages);
  const sections = toWeightedSections(report);
  const composite = computeComposite(sections);
  if (!composite) return null;
  const heads = (['section', 'points', 'share', 'weight', 'adds'] as const).map((head) => t(head));
  return (
    <div data-pdf="">
      <Section title={t('bySection')}>
        <div className={`${shared.behind} ${shared.table}`}>
          <table className="num">
            <caption className="vh">{t('bySection')}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th scope="col" key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sections.map((section) => (
                <tr key={section.id}>
                  <th scope="row">{section.name}</th>
                  <SectionPoints section={section} />
                  <td>{toTenth(section.weight ?? 0)}%</td>
                  <td>{section.contribution === null ? '' : toTenth(section.contribution)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <b>{t('composite')}</b>
                </th>
                <td colSpan={4}>
                  <b>
                    {composite.score === null
                      ? t('toBeMarked')
                      : t(Math.round(composite.most) === 100 ? 'compositeOf' : 'compositePart', {
                          got: toTenth(composite.score),
                          most: toTenth(composite.most),
                          percent: toTenth((100 * composite.score) / composite.most),
                        })}
                  </b>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
        <p className="small">{t('cuts')}</p>
        {kind === 'seminar' && <p className="small">{t('seminar')}</p>}
      </Section>
    </div>
  );
};

/** The points of a section and their share; an unmarked section has a note across both columns. */
const SectionPoints = ({ section: { earned, possible, share } }: { section: WeightedSection }) => {
  const t = useTranslation(weightedMessages);
  if (share === null) return <td colSpan={2}>{t('toBeMarked')}</td>;
  return (
    <>
      <td>{t('ofPoints', { got: scoreText(earned), most: scoreText(possible) })}</td>
      <td>{Math.round(share)}%</td>
    </>
  );
};
