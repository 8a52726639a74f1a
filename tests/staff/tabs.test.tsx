import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { focusControl } from '../../src/lib/browser/focusControl';
import { Tabs } from '../../src/staff/parts/Tabs';

function Example() {
  const [selected, onSelect] = useState<'one' | 'two'>('one');
  const panes = (['one', 'two'] as const).map((id) => ({
    id,
    label: id,
    content: <input id={id} />,
  }));
  return <Tabs name="Numbers" isBeside={false} {...{ panes, selected, onSelect }} />;
}

it('one pane is shown under its tab; a control in another one shows it before it gets the focus', () => {
  render(<Example />);
  const shown = (name: string) =>
    expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name })]);
  shown('one');
  act(() => {
    focusControl('two');
    expect(document.getElementById('two')).toBeVisible();
  });
  expect(document.getElementById('two')).toHaveFocus();
  shown('two');
});
