import { useRouteError } from 'react-router';
import { BrokenPage } from './broken-page.tsx';

/** A move that failed before anything could be drawn. */
export const BrokenRoute = () => <BrokenPage error={useRouteError()} />;
