import {
  Breadcrumb,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  usePlaceholderTitle,
  type QueryBoundaryProps,
} from '@inkstone/ui';

interface DetailPageProps<Answer> extends Pick<
  QueryBoundaryProps<Answer>,
  'query' | 'errorTitle' | 'safe' | 'children'
> {
  /** The list that it belongs to. */
  list: { title: string; to: string };
  /** The name of what is shown; until it is known, of its kind. */
  name: string;
  skeletonRows: number;
}

/** The detail of a list: the way back, and a head that its content replaces. */
export const DetailPage = <Answer,>(props: DetailPageProps<Answer>) => {
  const { list, name, query, skeletonRows, errorTitle, safe, children } = props;
  const placeholder = usePlaceholderTitle(query, name);
  const title = query.data ? name : placeholder;
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: list.title, to: list.to }, { label: title }]} />
      {!query.data && <PageHead title={title} />}
      <QueryBoundary
        query={query}
        errorTitle={errorTitle}
        safe={safe}
        skeleton={<RowsSkeleton rows={skeletonRows} dense />}
      >
        {children}
      </QueryBoundary>
    </Page>
  );
};
