import { languages } from '../../lib/i18n/languages';
import { stemOf } from '../../lib/search/tokenize';
import { ContactList } from '../../ui/text/ContactList';
import { Highlight } from '../../ui/text/Highlight';
import { LanguageMark } from '../../ui/text/LanguageMark';
import { MutedText } from '../../ui/text/MutedText';
import { Table } from '../../ui/text/Table';
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

// Renders nothing for the language of the gallery.
const languageMark: Examples = ({ states }) => [
  {
    title: states.plain,
    element: languages.map((language) => <LanguageMark key={language} language={language} />),
  },
];

const mutedText: Examples = ({ states, samples }) => [
  { title: states.plain, element: <MutedText>{samples.sentence}</MutedText> },
  { title: 'live', element: <MutedText live>{samples.sentence}</MutedText> },
  { title: states.long, element: <MutedText>{samples.paragraph}</MutedText> },
];

const table: Examples = ({ states, samples }) => {
  const columns = [samples.title, samples.sentence, samples.longTitle];
  const rows = (
    <>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" data-label={samples.title}>
            {samples.title}
          </th>
          <td data-label={samples.sentence}>{samples.sentence}</td>
          <td data-label={samples.longTitle}>30</td>
        </tr>
      </tbody>
    </>
  );
  return [
    { title: states.plain, element: <Table>{rows}</Table> },
    { title: 'cards', element: <Table cards>{rows}</Table> },
    {
      title: 'wide',
      element: (
        <Table cards wide>
          {rows}
        </Table>
      ),
    },
  ];
};

/** The examples of the components of `src/ui/text`. */
export const text: ExamplesOf[] = [
  [ContactList, contactList],
  [Highlight, marked],
  [LanguageMark, languageMark],
  [MutedText, mutedText],
  [Table, table],
];
