import { BlockSkeleton, Breadcrumb, Loaded, Page, PageHead, type Asked, type Crumb } from '@inkstone/ui';

interface ToComeProps {
  ask: Asked<unknown>;
  /** The list that it is opened from. */
  list: Crumb;
  title: string;
  failed: string;
}

/** A screen whose content is on its way or did not come: its heading stands, waiting or the failure under it. */
export const ToCome = ({ ask, list, title, failed }: ToComeProps) => (
  <Page dense width="report">
    <Breadcrumb trail={[list, { label: title }]} />
    <PageHead title={title} />
    <Loaded ask={ask} failed={failed} skeleton={<BlockSkeleton lines={10} />}>
      {() => null}
    </Loaded>
  </Page>
);
