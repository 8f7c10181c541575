import { Button } from '@mantine/core';
import { Page, PageHead, PlusIcon, Stack, ThemeSwitch, useTranslation } from '@inkstone/ui';
import { catalogue } from '../addresses.ts';
import { BarTop } from '../frame/bar-top.tsx';
import { ControlParts } from './control-parts.tsx';
import { ExamParts } from './exam-parts.tsx';
import { ListParts } from './list-parts.tsx';
import { MarkingParts } from './marking-parts.tsx';
import { StateParts } from './state-parts.tsx';
import { TableParts } from './table-parts.tsx';
import { useSampleShell } from './sample-shell.tsx';
import { messages } from './messages.ts';

/** The catalogue: every shared component with fixed sample data, in both languages and themes. */
export const Screen = () => {
  const t = useTranslation(messages);
  const shell = useSampleShell();
  return (
    <>
      <BarTop shell={shell} path={catalogue.path} />
      <Page>
        <PageHead
          title={t('title')}
          meta={t('intro')}
          kicker={<ThemeSwitch />}
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
