import { Link } from 'react-router';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './breadcrumb.module.css';

/** A step of the breadcrumb; without `to` it is the current page. */
export interface Crumb {
  label: string;
  to?: string;
}

/** The path to the current page. */
export const Breadcrumb = ({ trail }: { trail: readonly Crumb[] }) => {
  const t = useTranslation(messages);
  return (
    <nav aria-label={t('breadcrumb')} className={styles.bread}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.label}>
            {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span aria-current="page">{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
