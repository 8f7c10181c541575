// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { SubmitPanel } from './assignment-form.tsx';

afterEach(cleanup);

test('nothing that grows while the form is filled in stands above the submit button, which would move under a click', () => {
  renderUi(
    <SubmitPanel title="What happens" label="Assign" isSubmitting={false} onSubmit={() => undefined}>
      <ul>
        <li>It opens on Tuesday.</li>
      </ul>
    </SubmitPanel>,
  );
  const panel = screen.getByLabelText('What happens');
  const button = within(panel).getByRole('button', { name: 'Assign' });
  const others = [...panel.querySelectorAll('h2, li')];
  expect(others).toHaveLength(2);
  const above = others.filter((part) => part.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(above).toEqual([]);
});
