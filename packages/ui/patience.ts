import { configure } from '@testing-library/react';

// The first drawing loads its parts; a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
