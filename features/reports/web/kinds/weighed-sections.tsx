import type { ReportKind } from '@inkstone/exam/blueprint';
import { Section, useTranslation } from '@inkstone/ui';
import { weightedWords } from '../../messages.ts';
import { scoreText, type ReportOf } from '../report/report-of.ts';
import shared from '../report.module.css';
import { compositeOf, weighed, type WeighedSection } from './composite.ts';

const toTenth = (value: number): string => scoreText(Math.round(value * 10) / 10);

/** What the sections come to and weigh, and the composite that they make. */
export const WeighedSections = ({ report, kind }: { report: ReportOf; kind: ReportKind }) => {
  const t = useTranslation(weightedWords);
  const sections = weighed(report);
  const composite = compositeOf(sections);
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
                  <Reached section={section} />
                  <td>{toTenth(section.weight ?? 0)}%</td>
                  <td>{section.adds === null ? '' : toTenth(section.adds)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <b>{t('composite')}</b>
                </th>
                <td colSpan={4}>
                  <b>
                    {composite.got === null
                      ? t('toBeMarked')
                      : t(Math.round(composite.most) === 100 ? 'compositeOf' : 'compositePart', {
                          got: toTenth(composite.got),
                          most: toTenth(composite.most),
                          percent: toTenth((100 * composite.got) / composite.most),
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

/** The points of a section and their share; what is still to be marked says so in the room of both. */
const Reached = ({ section: { earned, possible, share } }: { section: WeighedSection }) => {
  const t = useTranslation(weightedWords);
  if (share === null) return <td colSpan={2}>{t('toBeMarked')}</td>;
  return (
    <>
      <td>{t('ofPoints', { got: scoreText(earned), most: scoreText(possible) })}</td>
      <td>{Math.round(share)}%</td>
    </>
  );
};
