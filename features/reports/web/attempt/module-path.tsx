import { Section } from '@inkstone/ui';
import { adaptiveMessages } from '../../messages.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { describeModules, explainPath } from '../../document/modules.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './module-path.module.css';

/** The modules taken in an adaptive section, and the result of each. */
export const ModulePath = ({ modules }: { modules: AttemptReportData['modules'] }) => {
  const reading = useReading(true, adaptiveMessages);
  const t = reading.translate(adaptiveMessages);
  const sections = describeModules(modules, reading);
  if (sections.length === 0) return null;
  return (
    <div>
      <Section title={t('path')}>
        <p className="small">{explainPath(modules, reading)}</p>
        <dl className={styles.path}>
          {sections.map(({ id, name, steps }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <ol>
                  {steps.map((step) => (
                    <li key={step.name} data-way={step.way}>
                      <b>{step.name}</b>
                      {step.wayText && <span>{step.wayText}</span>}
                      <span className="num">{step.right}</span>
                      {step.reason && <small className="num">{step.reason}</small>}
                      {step.end && <small className="meta num">{step.end}</small>}
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
