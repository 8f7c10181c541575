import { Button, Checkbox, FileButton } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { contrastInScheme, leastContrast, nearestReadable } from '@inkstone/base/color-contrast';
import { failureFrom, newRequestId, useApiMutation, useApiQuery, type CallOutput } from '@inkstone/call/web';
import { showLook, useProtectPage } from '@inkstone/session/web';
import {
  FormErrors,
  QueryBoundary,
  Section,
  toastError,
  toastSuccess,
  useTranslation,
  type FieldError,
} from '@inkstone/ui';
import { getAppearance, saveAppearance } from '../../contract.ts';
import { appearanceMessages } from '../../messages.ts';
import rights from '../rights/rights.module.css';
import settings from '../settings/settings.module.css';
import { AccentField, isColor } from './accent-fields.tsx';
import styles from './appearance.module.css';
import { drawLogo, logoTypes } from './logo-picture.ts';

type Appearance = CallOutput<typeof getAppearance>;

interface AppearanceFields {
  logo: string | null;
  isColored: boolean;
  light: string;
  dark: string;
}

// A quiet blue to begin with.
const firstAccent = { light: '#1a5499', dark: '#8ecbff' };

const toFields = ({ logo, accent }: Appearance): AppearanceFields => ({
  logo,
  isColored: accent !== null,
  ...(accent ?? firstAccent),
});

/** The logo and the colour of the school. */
export const AppearanceSection = () => {
  const t = useTranslation(appearanceMessages);
  return (
    <div className={rights.apart}>
      <Section title={t('section')}>
        <p className={`dim ${rights.note}`}>{t('explanation')}</p>
        <QueryBoundary query={useApiQuery(getAppearance, {})} errorTitle={t('failed')} safe={t('safe')}>
          {(appearance) => <AppearanceForm appearance={appearance} />}
        </QueryBoundary>
      </Section>
    </div>
  );
};

const useAppearanceFaults = ({ isColored, ...colors }: AppearanceFields): FieldError[] => {
  const t = useTranslation(appearanceMessages);
  if (!isColored) return [];
  return (['light', 'dark'] as const).flatMap((scheme): FieldError[] => {
    const color = colors[scheme];
    if (!isColor(color)) return [{ field: `appearance-${scheme}`, message: t('needColor') }];
    if (contrastInScheme(color, scheme) >= leastContrast) return [];
    const message = t(scheme === 'light' ? 'lightFails' : 'darkFails', { color: nearestReadable(color, scheme) });
    return [{ field: `appearance-${scheme}`, message }];
  });
};

const useAppearanceForm = (appearance: Appearance) => {
  const t = useTranslation(appearanceMessages);
  const [fields, setFields] = useState(() => toFields(appearance));
  // The edition of the form's first answer: a later one would hide that somebody else saved meanwhile.
  const [edition, setEdition] = useState(appearance.edition);
  const [saved, setSaved] = useState(fields);
  const [attempt, setAttempt] = useState(0);
  const { mutateAsync, isPending, error } = useApiMutation(saveAppearance);
  const faultsNow = useAppearanceFaults(fields);
  useProtectPage(fields === saved ? null : 'unsaved');
  const save = async () => {
    setAttempt(attempt + 1);
    if (isPending || faultsNow.length > 0) return;
    const { logo, isColored, light, dark } = fields;
    const accent = isColored ? { light, dark } : null;
    try {
      const answer = await mutateAsync({ requestId: newRequestId(), edition, logo, accent });
      setEdition(answer.edition);
      setSaved(fields);
      setAttempt(0);
      showLook(answer.pageStyle, logo !== null);
      toastSuccess(t('saved'));
    } catch {
      // Shown above the form.
    }
  };
  const faults = attempt > 0 ? faultsNow : [];
  const failure = failureFrom(error);
  const refused = faults.length === 0 && failure && failure.kind !== 'signedOut' ? failure.message : undefined;
  const change = (next: Partial<AppearanceFields>) => setFields((current) => ({ ...current, ...next }));
  return { fields, change, save, isPending, attempt, faults, refused };
};

const AppearanceForm = ({ appearance }: { appearance: Appearance }) => {
  const t = useTranslation(appearanceMessages);
  const { fields, change, save, isPending, attempt, faults, refused } = useAppearanceForm(appearance);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={settings.form} onSubmit={submit} noValidate>
      <FormErrors errors={faults} attempt={attempt} {...(refused !== undefined && { title: refused })} />
      <LogoField logo={fields.logo} onChange={(logo) => change({ logo })} />
      <div className={settings.group}>
        <Checkbox
          label={t('colored')}
          description={t('coloredNote')}
          checked={fields.isColored}
          onChange={({ currentTarget }) => change({ isColored: currentTarget.checked })}
        />
        {fields.isColored && (
          <>
            <AccentField scheme="light" value={fields.light} onChange={(light) => change({ light })} />
            <AccentField scheme="dark" value={fields.dark} onChange={(dark) => change({ dark })} />
          </>
        )}
      </div>
      <Button className={settings.send ?? ''} type="submit" variant="filled" loading={isPending}>
        {t('save')}
      </Button>
    </form>
  );
};

const LogoField = ({ logo, onChange }: { logo: string | null; onChange(logo: string | null): void }) => {
  const t = useTranslation(appearanceMessages);
  const choose = async (file: File | null) => {
    if (!file) return;
    try {
      onChange(await drawLogo(file));
    } catch {
      toastError(t('logoWrong'));
    }
  };
  return (
    <fieldset className={settings.group}>
      <legend>{t('logo')}</legend>
      {logo !== null && <img className={styles.logo} src={logo} alt={t('logoAlt')} />}
      <div className={settings.acts}>
        <FileButton accept={logoTypes.join(',')} onChange={(file) => void choose(file)}>
          {(props) => <Button {...props}>{t('chooseLogo')}</Button>}
        </FileButton>
        {logo !== null && <Button onClick={() => onChange(null)}>{t('removeLogo')}</Button>}
      </div>
      <p className="dim small">{t('logoNote')}</p>
    </fieldset>
  );
};
