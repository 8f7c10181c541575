// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { useMissingPictures } from './use-missing-pictures.ts';

afterEach(cleanup);

const Page = () => {
  useMissingPictures();
  return <img src="/api/file?id=1" alt="Map 1" />;
};

test('a picture that is not on this device is replaced by a notice, and loaded when the network returns', async () => {
  await act(async () => renderUi(<Page />));
  const picture = await screen.findByAltText('Map 1');
  fireEvent.error(picture);
  expect(picture.getAttribute('alt')).toContain('This picture is not on this device.');
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  fireEvent.load(picture);
  expect(picture.getAttribute('alt')).toBe('Map 1');
});
