import { stemOf } from '../../lib/search/tokenize';
import { ContactList } from '../../ui/text/ContactList';
import { Highlight } from '../../ui/text/Highlight';
import { QuietText } from '../../ui/text/QuietText';
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

const quietText: Examples = ({ states, samples }) => [
  { title: states.plain, element: <QuietText>{samples.sentence}</QuietText> },
  { title: 'live', element: <QuietText live>{samples.sentence}</QuietText> },
  { title: states.long, element: <QuietText>{samples.paragraph}</QuietText> },
];

/** The examples of the components of `src/ui/text`. */
export const text: ExamplesOf[] = [
  [ContactList, contactList],
  [Highlight, marked],
  [QuietText, quietText],
];
