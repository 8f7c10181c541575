import { Link } from 'react-router';
import { useAddressTexts } from '../screen/address-texts.ts';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './breadcrumb.module.css';

/** A step of the breadcrumb; without `to` it is the current page. */
export interface Crumb {
  label: string;
  to?: string;
}

/**
 * The trail with what the address says of the way: as text between the list of the page and the page itself. A text
 * that is a step of the page's own trail is that step.
 */
const withBread = (trail: readonly Crumb[], bread: readonly string[]): readonly Crumb[] => {
  if (bread.length === 0) return trail;
  const parents = trail.slice(0, -1);
  const way = bread
    .filter((label) => label !== trail.at(-1)?.label)
    .map((label) => parents.find((parent) => parent.label === label) ?? { label });
  const others = parents.filter((parent) => !way.includes(parent));
  return [...others, ...way, ...trail.slice(-1)];
};

/** The path to the current page, with the way by which the address says that the person came. */
export const Breadcrumb = ({ trail }: { trail: readonly Crumb[] }) => {
  const t = useTranslation(messages);
  const { bread } = useAddressTexts();
  const steps = withBread(trail, bread);
  return (
    <nav aria-label={t('breadcrumb')} className={styles.bread}>
      <ol>
        {steps.map((crumb, index) => (
          <li key={index}>
            {crumb.to ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
