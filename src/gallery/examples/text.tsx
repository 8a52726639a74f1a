import { languages } from '../../lib/i18n/languages';
import { stemOf } from '../../lib/search/tokenize';
import { ContactList } from '../../ui/text/ContactList';
import { Highlight } from '../../ui/text/Highlight';
import { LanguageMark } from '../../ui/text/LanguageMark';
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

/** The examples of the components of `src/ui/text`. */
export const text: ExamplesOf[] = [
  [ContactList, contactList],
  [Highlight, marked],
  [LanguageMark, languageMark],
  [MutedText, mutedText],
];
