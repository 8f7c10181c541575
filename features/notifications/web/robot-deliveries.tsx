import { Instant, Section, StatusChip, useTranslation, type Tone } from '@inkstone/ui';
import type { ClassRobot } from '../contract.ts';
import { classRobotMessages } from '../messages.ts';
import styles from './class-robot.module.css';
import { parseRobotFailure } from './robot-failure.ts';

type Delivery = ClassRobot['deliveries'][number];

const tones: Readonly<Record<Delivery['status'], Tone>> = {
  waiting: 'line',
  sent: 'jade',
  failed: 'cinnabar',
  skipped: 'plain',
};

/** The latest posts of a class's robot, each with its state. */
export const RobotDeliveries = ({ deliveries }: Pick<ClassRobot, 'deliveries'>) => {
  const t = useTranslation(classRobotMessages);
  return (
    <Section small title={t('latest')}>
      {deliveries.length === 0 ? (
        <p className="meta">{t('noPosts')}</p>
      ) : (
        <ul className={styles.deliveries}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </Section>
  );
};

const DeliveryRow = ({ delivery }: { delivery: Delivery }) => {
  const t = useTranslation(classRobotMessages);
  const { status, text, tries, failure, createdAt } = delivery;
  const reason = failure === null ? null : parseRobotFailure(failure);
  return (
    <li className={styles.delivery}>
      <span className={styles.text}>{text}</span>
      <span className="meta">
        <Instant at={createdAt} />{' '}
        <StatusChip tone={tones[status]}>{t(status === 'waiting' && tries > 0 ? 'retrying' : status)}</StatusChip>
        {status !== 'sent' && reason && <> {t(reason.key, { code: reason.code })}</>}
      </span>
    </li>
  );
};
