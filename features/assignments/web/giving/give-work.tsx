import { Button } from '@mantine/core';
import { useState } from 'react';
import { linkTo, toTitleFields } from '@inkstone/base';
import { useCurrentUser } from '@inkstone/session/web';
import { Breadcrumb, Page, PageHead, PencilIcon, Section, useNow, useTranslation } from '@inkstone/ui';
import { ScreenLink, useSearch } from '@inkstone/ui/screen';
import { defineTask } from '../../addresses.ts';
import { definedMessages, givingMessages } from '../../messages.ts';
import { AskedContent } from './asked-content.tsx';
import { useChosenSets } from './chosen-sets.tsx';
import { Consequences } from './consequences.tsx';
import { families, type Family } from '../work/families.ts';
import { faultsOf, newDraft, type GivingDraft, type Suggested } from './giving-draft.ts';
import { ChoiceFields, ListeningFields, TimeFields } from './giving-fields.tsx';
import { GivingForm } from './giving-form.tsx';
import { PeoplePicker, useAudience } from './people-picker.tsx';
import { useChosenPaper } from './use-chosen-paper.ts';
import { useGive } from './use-give.ts';
import styles from './giving.module.css';

/** A form for giving work, with its consequences in words beside it. */
export const GiveWork = ({ family }: { family: Family }) => {
  const t = useTranslation(givingMessages);
  const say = useTranslation(definedMessages);
  const { listAt, giveAt } = families[family];
  const chosen = useSearch(giveAt);
  const [draft, setDraft] = useState(() => newDraft(family, chosen, Date.now()));
  const [isTouched, setTouched] = useState(false);
  const paper = useChosenPaper(draft.source === 'paper' ? draft.examId : null);
  const sets = useChosenSets(draft);
  const withStaff = useCurrentUser().permission.includes('myStudent_myStaff') && family === 'test';
  const audience = useAudience(draft, withStaff);
  const giving = useGive(family);
  const now = useNow(10_000);

  const onChange = (change: Partial<GivingDraft>) => {
    setTouched(true);
    setDraft((before) => ({ ...before, ...change }));
  };
  const named = draft.source === 'paper' ? paper : sets[0];
  const { en, zh } = toTitleFields(named?.title ?? '', named?.titleZh);
  const suggested: Suggested = { title: en, titleZh: zh };
  const faults = giving.tries > 0 ? faultsOf(draft, suggested, now) : [];
  const wrong = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault && t(fault.says);
  };
  const seconds = draft.minutes === null ? (family === 'test' ? (paper?.seconds ?? null) : null) : draft.minutes * 60;
  const title = t(family === 'test' ? 'giveTest' : 'giveHomework');
  const fields = { family, draft, onChange, wrong };
  return (
    <Page dense>
      <Breadcrumb
        trail={[{ label: t(family === 'test' ? 'tests' : 'homework'), to: linkTo(listAt, {}) }, { label: title }]}
      />
      <PageHead
        title={title}
        action={
          family === 'homework' && (
            <Button
              component={ScreenLink}
              to={defineTask}
              search={{ studentIds: chosen.studentIds, classIds: chosen.classIds }}
              leftSection={<PencilIcon />}
            >
              {say('newDefined')}
            </Button>
          )
        }
      />
      <GivingForm
        say={t}
        act={t(family === 'test' ? 'givesTest' : 'givesHomework')}
        giving={giving}
        faults={faults.map(({ field, says }) => ({ field, message: t(says) }))}
        isTouched={isTouched}
        consequences={<Consequences family={family} draft={draft} audience={audience} seconds={seconds} />}
        onGive={() => void giving.give(draft, suggested, audience.staff > 0)}
      >
        <Section title={t('what')}>
          <Wrong says={wrong('give-what')} />
          <AskedContent family={family} draft={draft} paper={paper} sets={sets} onChange={onChange} />
        </Section>
        <Section title={t('who')}>
          <Wrong says={wrong('give-who')} />
          <PeoplePicker draft={draft} onChange={onChange} withStaff={withStaff} />
        </Section>
        <Section title={t('when')}>
          <TimeFields {...fields} />
        </Section>
        {family === 'homework' && (
          <Section title={t('listening')}>
            <ListeningFields {...fields} />
          </Section>
        )}
        <Section title={t('how')}>
          <ChoiceFields {...fields} suggested={suggested} />
        </Section>
      </GivingForm>
    </Page>
  );
};

/** What is wrong with a section as a whole. */
const Wrong = ({ says }: { says: string | undefined }) => says && <p className={styles.wrong}>{says}</p>;
