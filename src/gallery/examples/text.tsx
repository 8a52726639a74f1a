import { stemOf } from '../../lib/search/tokenize';
import { ContactList } from '../../ui/text/ContactList';
import { DataTable } from '../../ui/text/DataTable';
import { Highlight } from '../../ui/text/Highlight';
import { MutedText } from '../../ui/text/MutedText';
import type { Examples, ExamplesOf } from './example';

const contactList: Examples = ({ states }) => [
  { title: states.plain, element: <ContactList /> },
  { title: states.onDark, frame: 'dark', element: <ContactList /> },
];

const marked: Examples = ({ states, text, samples }) => [
  {
    title: states.found,
    element: (
      <p>
        <Highlight text={samples.sentence} stems={new Set([stemOf(text.found)])} />
      </p>
    ),
  },
  {
    title: states.nothingFound,
    element: (
      <p>
        <Highlight text={samples.sentence} stems={new Set()} />
      </p>
    ),
  },
];

const mutedText: Examples = ({ states, samples }) => [
  { title: states.plain, element: <MutedText>{samples.sentence}</MutedText> },
  { title: 'live', element: <MutedText live>{samples.sentence}</MutedText> },
  { title: states.long, element: <MutedText>{samples.paragraph}</MutedText> },
];

const dataTable: Examples = ({ states, samples }) => {
  const rows = [1, 2].map((row) => ({
    key: String(row),
    cells: [samples.title, samples.sentence, String(row)],
  }));
  return [
    {
      title: states.plain,
      element: (
        <DataTable
          caption={samples.title}
          columns={[samples.title, samples.longTitle, samples.sentence]}
          rows={rows}
        />
      ),
    },
  ];
};

/** The examples of the components of `src/ui/text`. */
export const text: ExamplesOf[] = [
  [ContactList, contactList],
  [DataTable, dataTable],
  [Highlight, marked],
  [MutedText, mutedText],
];
