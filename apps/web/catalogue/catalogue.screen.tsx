import { Button } from '@mantine/core';
import {
  BellButton,
  BrandMark,
  LanguageButton,
  Page,
  PageHead,
  PlusIcon,
  Stack,
  ThemeSwitch,
  UserMenu,
  setDeviceLanguage,
  useWords,
} from '@inkstone/ui';
import { ControlParts } from './control-parts.tsx';
import { ExamParts } from './exam-parts.tsx';
import { ListParts } from './list-parts.tsx';
import { MarkingParts } from './marking-parts.tsx';
import { StateParts } from './state-parts.tsx';
import { TableParts } from './table-parts.tsx';
import { messages } from './messages.ts';
import styles from './catalogue.module.css';

/** The living catalogue: every shared part with fixed sample data, in both languages and both themes. */
export const Screen = () => {
  const t = useWords(messages);
  return (
    <>
      <header className={styles.bar}>
        <BrandMark />
        <div className={styles.tools}>
          <ThemeSwitch />
          <BellButton unread={12} />
          <BellButton unread={128} />
          <LanguageButton onSwitch={setDeviceLanguage} />
          <UserMenu name="Lin Xiaohe" acts={[]} />
        </div>
      </header>
      <Page>
        <PageHead
          title={t('title')}
          meta={t('intro')}
          action={
            <Button variant="filled" leftSection={<PlusIcon />}>
              {t('action')}
            </Button>
          }
        />
        <Stack>
          <ControlParts />
          <ListParts />
          <TableParts />
          <StateParts />
          <ExamParts />
          <MarkingParts />
        </Stack>
      </Page>
    </>
  );
};
