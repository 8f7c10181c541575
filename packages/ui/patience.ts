import { configure } from '@testing-library/react';

// The first render loads its parts, which takes long on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
