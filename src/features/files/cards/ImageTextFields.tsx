import { useTranslation } from 'react-i18next';
import { imageTextLimits } from '../../../lib/text/imageTexts';
import { Field } from '../../../ui/forms/Field';
import type { ImageValue } from '../upload/values';

interface Props {
  image: ImageValue;
  /** True makes the fields read-only, so that their text stays selectable. */
  disabled: boolean;
  onChange: (image: ImageValue) => void;
}

/**
 * Renders the fields for the alternative text and the caption of an image (decision 0010). Controlled: each
 * keystroke calls `onChange` with the changed image, untrimmed. Both are optional and limited to
 * `imageTextLimits` characters.
 */
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
