import { Button } from '@mantine/core';
import { newTest } from '@inkstone/assignments/addresses';
import { linkTo } from '@inkstone/base';
import { newRequestId, useApiQuery, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { useMenu } from '@inkstone/session/web';
import { toastSuccess, toastError, PageHead, PlusIcon, useConfirm, useTranslation } from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myStaff } from '../../addresses.ts';
import { updateMyStaff, listMyStaff, type StaffRow } from '../../contract.ts';
import { staffMessages } from '../../messages.ts';
import { DetailPage } from '../lists/detail-page.tsx';
import styles from '../students/students.module.css';
import { StudentAssignmentList } from '../work/student-assignment-list.tsx';

/** One of my staff with the tests I assigned. */
export const StaffDetail = ({ personId }: { personId: number }) => {
  const t = useTranslation(staffMessages);
  const { search, page } = useSearch(myStaff);
  const ask = useApiQuery(listMyStaff, { personId });
  const name = ask.data?.list[0]?.name ?? t('name');
  return (
    <DetailPage
      list={{ title: t('title'), to: linkTo(myStaff, { search, page }) }}
      name={name}
      query={ask}
      errorTitle={t('listFailed')}
      safe={t('safe')}
      skeletonRows={4}
    >
      {({ list: [member] }) =>
        member && (
          <>
            <Head one={member} />
            <div className={styles.table}>
              <StudentAssignmentList of="tests" studentId={personId} />
            </div>
          </>
        )
      }
    </DetailPage>
  );
};

const Head = ({ one: { id, name, username } }: { one: StaffRow }) => {
  const t = useTranslation(staffMessages);
  const confirm = useConfirm();
  const { built } = useMenu();
  const setSearch = useSetSearch(myStaff);
  const { mutateAsync } = useApiMutation(updateMyStaff);
  const letGo = async () => {
    const question = {
      title: t('letTitle', { name }),
      body: t('letBody', { name }),
      actionLabel: t('let'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      // Closes the detail first, so that the removed person is not fetched again.
      setSearch({ personId: undefined });
      await mutateAsync({ requestId: newRequestId(), personId: id, isMine: false });
      toastSuccess(t('gone', { name }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <PageHead
      title={name}
      meta={username}
      action={
        <span className="row wrap">
          <Button variant="subtle" color="cinnabar" aria-label={t('letOf', { name })} onClick={() => void letGo()}>
            {t('let')}
          </Button>
          {built.has(newTest.path) && (
            <Button component={ScreenLink} to={newTest} search={{ studentIds: [id] }} leftSection={<PlusIcon />}>
              {t('give')}
            </Button>
          )}
        </span>
      }
    />
  );
};
