import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { queryClient } from '../../../src/lib/http/queryClient';
import type { Language } from '../../../src/lib/i18n/languages';
import { loadText } from '../../../src/lib/i18n/loadText';
import type { CompressOptions } from '../../../src/staff/files/compress/image';

/** Replaces the compression worker, which jsdom cannot run; the browser tests run the real one. */
export const compress = vi.fn(
  async (file: File, _: CompressOptions, __: AbortSignal) =>
    new File(['small'], file.name, { type: 'image/jpeg' }),
);

interface FieldProps<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** Renders a controlled field. Returns the values it had, and `last()` for the current one. */
export async function renderField<Value>(
  Field: (props: FieldProps<Value>) => React.ReactNode,
  initial: Value,
  props: Partial<FieldProps<Value>> = {},
  language: Language = 'en',
) {
  await loadText(language, ['uploads']);
  const values: Value[] = [initial];
  function Holder() {
    const [value, setValue] = useState(initial);
    const change = (next: Value) => {
      values.push(next);
      setValue(next);
    };
    return (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Field {...props} id="field" name="field" value={value} onChange={change} />
        </MemoryRouter>
      </QueryClientProvider>
    );
  }
  // The field decides by content which files it accepts, not the input's `accept` attribute.
  const user = userEvent.setup({ applyAccept: false });
  const view = render(<Holder />);
  return { user, values, last: () => values.at(-1), ...view };
}

/** Returns a JPEG file of `size` bytes. */
export const imageFile = (name: string, size = 10): File =>
  new File(['x'.repeat(size)], name, { type: 'image/jpeg' });

/** Returns the file input with the given label. */
export const fileInput = (name = /Choose (?:an? )?(?:images?|document)$/) =>
  screen.getByLabelText<HTMLInputElement>(name);
