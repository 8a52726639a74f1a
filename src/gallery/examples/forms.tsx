import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import { Field } from '../../ui/forms/Field';
import { SearchBox } from '../../ui/forms/SearchBox';
import type { Examples, ExamplesOf } from './example';

/** Ids of the controls, which the links of the error summary focus. */
const WITH_ERROR = 'field-with-error';
const LONG = 'field-long';

const field: Examples = ({ states, forms, samples }) => [
  {
    title: 'hint',
    element: (
      <Field label={forms.title} name="field-hint" hint={forms.hint}>
        {(control) => <input {...control} />}
      </Field>
    ),
  },
  {
    title: 'error',
    element: (
      <Field label={forms.date} name={WITH_ERROR} hint={forms.dateHint} error={forms.dateError}>
        {(control) => <input type="date" {...control} />}
      </Field>
    ),
  },
  {
    title: 'optional',
    element: (
      <Field label={forms.category} name="field-optional" optional>
        {(control) => (
          <select {...control}>
            <option>{forms.category}</option>
          </select>
        )}
      </Field>
    ),
  },
  {
    title: states.disabled,
    element: (
      <Field label={forms.title} name="field-disabled">
        {(control) => <input {...control} disabled defaultValue={samples.title} />}
      </Field>
    ),
  },
  {
    title: states.long,
    element: (
      <Field label={samples.longTitle} name={LONG} hint={samples.paragraph} error={forms.longError}>
        {(control) => <textarea {...control} defaultValue={samples.paragraph} />}
      </Field>
    ),
  },
];

const errorSummary: Examples = ({ states, forms }) => {
  const date = { name: WITH_ERROR, message: forms.dateError };
  const long = { name: LONG, message: forms.longError };
  return [
    { title: states.one, element: <ErrorSummary errors={[date]} attempt={0} /> },
    { title: states.several, element: <ErrorSummary errors={[date, long]} attempt={0} /> },
    { title: states.nothing, element: <ErrorSummary errors={[]} attempt={0} /> },
  ];
};

const searchBox: Examples = ({ states, forms, samples }) => [
  {
    title: states.empty,
    element: <SearchBox label={forms.search} value="" onSearch={() => undefined} />,
  },
  {
    title: states.text,
    element: (
      <SearchBox label={forms.searchNews} value={samples.title} onSearch={() => undefined} />
    ),
  },
];

/** The examples of the components of `src/ui/forms`. */
export const forms: ExamplesOf[] = [
  [Field, field],
  [ErrorSummary, errorSummary],
  [SearchBox, searchBox],
];
