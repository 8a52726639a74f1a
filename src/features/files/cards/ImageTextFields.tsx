import { useTranslation } from 'react-i18next';
import { imageTextLimits } from '../../../lib/text/imageTexts';
import { Field } from '../../../ui/forms/Field';
import type { ImageValue } from '../upload/values';

interface Props {
  image: ImageValue;
  disabled: boolean;
  onChange: (image: ImageValue) => void;
}

/** Controlled fields for the alternative text and the caption of an image (decision 0010). */
export function ImageTextFields({ image, disabled, onChange }: Props) {
  const { t } = useTranslation('uploads');
  return (
    <>
      <Field label={t('image.alt')} name={`alt-${image.id}`} hint={t('image.altHint')} optional>
        {(control) => (
          <input
            {...control}
            type="text"
            value={image.alt}
            maxLength={imageTextLimits.alt}
            readOnly={disabled}
            onChange={(event) => onChange({ ...image, alt: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('image.caption')} name={`caption-${image.id}`} optional>
        {(control) => (
          <input
            {...control}
            type="text"
            value={image.caption}
            maxLength={imageTextLimits.caption}
            readOnly={disabled}
            onChange={(event) => onChange({ ...image, caption: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
