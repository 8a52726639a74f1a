import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../lib/i18n/languages';
import { type ImageText, imageTextLimits } from '../../../lib/text/imageTexts';
import { Field } from '../../../ui/forms/Field';
import { TabbedColumns } from '../../../ui/layout/TabbedColumns';
import { useSelectedLanguage } from '../../forms/useSelectedLanguage';
import type { ImageValue } from '../upload/values';

interface Props {
  image: ImageValue;
  /** Read-only, so that the text stays selectable. */
  disabled: boolean;
  onChange: (image: ImageValue) => void;
}

const NAMES = ['alt', 'caption'] as const;

/** Alternative text and caption in both languages (decision 0010). Passes untrimmed text on. */
export function ImageTextFields({ image, disabled, onChange }: Props) {
  const { t } = useTranslation('uploads');
  const [selected, select] = useSelectedLanguage();
  const change = (language: Language, part: ImageText) => {
    const texts = { ...image.texts[language], ...part };
    onChange({ ...image, texts: { ...image.texts, [language]: texts } });
  };
  const fieldsIn = (language: Language) =>
    NAMES.map((name) => (
      <Field
        key={name}
        label={t(`imageTexts.${language}.${name}`)}
        name={`${name}-${language}-${image.id}`}
        hint={name === 'alt' && t('image.altHint')}
        optional
      >
        {(control) => (
          <input
            {...control}
            type="text"
            lang={language}
            value={image.texts[language][name]}
            maxLength={imageTextLimits[name]}
            readOnly={disabled}
            onChange={(event) => change(language, { [name]: event.target.value })}
          />
        )}
      </Field>
    ));
  return (
    <TabbedColumns
      name={t('imageTexts.title')}
      selected={selected}
      onSelect={select}
      panes={languages.map((language) => ({
        id: language,
        label: t(`imageTexts.${language}.name`),
        content: fieldsIn(language),
      }))}
    />
  );
}
