import styles from './wenwu-rule.module.css';

/** The book-border rule (文武线), one thick and one thin line: once a screen, under its title. */
export const WenwuRule = () => <div className={styles.rule} role="presentation" />;
