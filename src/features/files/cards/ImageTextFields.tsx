import { useTranslation } from 'react-i18next';
import { imageTextLimits } from '../../../lib/text/imageTexts';
import { Field } from '../../../ui/forms/Field';
import type { ImageValue } from '../upload/values';

interface Props {
  picture: ImageValue;
  disabled: boolean;
  onChange: (picture: ImageValue) => void;
}

/** The alternative text and the caption of a picture. */
export function ImageTextFields({ picture, disabled, onChange }: Props) {
  const { t } = useTranslation('uploads');
  return (
    <>
      <Field
        label={t('picture.alt')}
        name={`alt-${picture.id}`}
        hint={t('picture.altHint')}
        optional
      >
        {(control) => (
          <input
            {...control}
            type="text"
            value={picture.alt}
            maxLength={imageTextLimits.alt}
            readOnly={disabled}
            onChange={(event) => onChange({ ...picture, alt: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('picture.caption')} name={`caption-${picture.id}`} optional>
        {(control) => (
          <input
            {...control}
            type="text"
            value={picture.caption}
            maxLength={imageTextLimits.caption}
            readOnly={disabled}
            onChange={(event) => onChange({ ...picture, caption: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
