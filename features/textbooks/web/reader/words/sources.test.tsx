// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { Sources } from './sources.tsx';

afterEach(cleanup);

test('the sources are named with their licences, the share-alike one too', () => {
  renderUi(<Sources />);
  expect(screen.getByText(/WordNet 3\.1, Princeton University · CC-CEDICT, CC BY-SA 4\.0/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://wordnet.princeton.edu/license-and-commercial-use',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  ]);
});
