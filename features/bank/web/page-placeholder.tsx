import {
  BlockSkeleton,
  Breadcrumb,
  QueryBoundary,
  Page,
  PageHead,
  usePlaceholderTitle,
  type QueryState,
  type Crumb,
} from '@inkstone/ui';

interface PagePlaceholderProps {
  query: QueryState<unknown>;
  /** The list it is opened from. */
  list: Crumb;
  title: string;
  failed: string;
}

/** A screen whose content is loading or failed: its heading, with a skeleton or the error below. */
export const PagePlaceholder = ({ query, list, title: kind, failed }: PagePlaceholderProps) => {
  const title = usePlaceholderTitle(query, kind);
  return (
    <Page dense width="report">
      <Breadcrumb trail={[list, { label: title }]} />
      <PageHead title={title} />
      <QueryBoundary query={query} errorTitle={failed} skeleton={<BlockSkeleton lines={10} />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
};
