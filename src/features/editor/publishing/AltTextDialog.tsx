import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { imageTextLimits } from '../../../lib/text/imageTexts';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Field } from '../../../ui/forms/Field';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { languagesWithoutAlt } from '../../files/cards/altTexts';
import { ImageThumbnail } from '../../files/cards/ImageThumbnail';
import type { ImageValue } from '../../files/upload/values';
import styles from './AltTextDialog.module.css';

interface Props {
  /** Images that had no alternative text when the dialog was opened. */
  images: ImageValue[];
  /** Languages of the article. */
  languages: readonly Language[];
  /** Label of the action that the dialog precedes. */
  action: string;
  onChange: (image: ImageValue) => void;
  onPublish: () => void;
  onClose: () => void;
}

/**
 * Asks for missing alternative texts before an article is published. Publishing without them is
 * possible, because an image may only decorate.
 */
export function AltTextDialog({ images, languages, action, onChange, onPublish, onClose }: Props) {
  const { t } = useTranslation('adminDesk');
  const isMissing = images.some((image) => languagesWithoutAlt(image, languages).length > 0);
  return (
    <Dialog title={t('alt.title')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('alt.lead')}</p>
        <ul className={`plain-list ${styles.list}`}>
          {images.map((image) => (
            <li key={image.id} className={styles.image}>
              <ImageThumbnail image={image} />
              <div className={styles.fields}>
                {languages.map((language) => (
                  <AltField key={language} image={image} language={language} onChange={onChange} />
                ))}
              </div>
            </li>
          ))}
        </ul>
        <ActionRow>
          <Button variant={isMissing ? 'secondary' : 'primary'} onClick={onPublish}>
            {isMissing ? t('alt.without') : action}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('alt.back')}
          </Button>
        </ActionRow>
      </div>
    </Dialog>
  );
}

interface AltFieldProps extends Pick<Props, 'onChange'> {
  image: ImageValue;
  language: Language;
}

function AltField({ image, language, onChange }: AltFieldProps) {
  const { t } = useTranslation('adminDesk');
  const texts = image.texts[language];
  return (
    <Field label={t(`alt.field.${language}`)} name={`missing-${language}-${image.id}`}>
      {(control) => (
        <input
          {...control}
          type="text"
          lang={language}
          maxLength={imageTextLimits.alt}
          value={texts.alt}
          onChange={({ target }) =>
            onChange({
              ...image,
              texts: { ...image.texts, [language]: { ...texts, alt: target.value } },
            })
          }
        />
      )}
    </Field>
  );
}
