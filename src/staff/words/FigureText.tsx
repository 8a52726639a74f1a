import { Fragment } from 'react';
import type { Language } from '../../lib/i18n/languages';
import { figureParts } from './figures';

/** Renders what readers see in place of a placeholder. */
export const FigureText = ({
  placeholder,
  language,
}: {
  placeholder: string;
  language: Language;
}) =>
  figureParts(placeholder, language).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
