import { Section, useTranslation } from '@inkstone/ui';
import { adaptiveMessages } from '../../messages.ts';
import { scoreText, type AttemptReportData } from '../report/attempt-report-data.ts';
import styles from './module-path.module.css';

type Module = AttemptReportData['modules'][number];

/** The modules taken in an adaptive section, and the result of each. */
export const ModulePath = ({ modules }: { modules: readonly Module[] }) => {
  const t = useTranslation(adaptiveMessages);
  if (modules.length === 0) return null;
  const sections = [...Map.groupBy(modules, ({ sectionId }) => sectionId).values()];
  return (
    <div data-pdf="">
      <Section title={t('path')}>
        <p className="small">{t('pathSays')}</p>
        <dl className={styles.path}>
          {sections.map((own) => (
            <div key={own[0]?.sectionId}>
              <dt>{own[0]?.sectionName}</dt>
              <dd>
                <ol>
                  {own.map((module) => (
                    <li key={module.name} data-way={module.way}>
                      <b>{module.name}</b>
                      {module.way !== 'first' && <span>{t(module.way)}</span>}
                      <span className="num">{t('rightOf', { right: module.right, total: module.total })}</span>
                      {module.most !== null && (
                        <small className="meta num">{t('endsAt', { most: scoreText(module.most) })}</small>
                      )}
                    </li>
                  ))}
                </ol>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
};
