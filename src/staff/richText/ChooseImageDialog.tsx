import type { Editor } from '@tiptap/react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { focusControl } from '../../lib/browser/focusControl';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import styles from '../files/files.module.css';
import { Thumbnail } from '../files/Thumbnail';
import { imageReference } from '../kinds/news/images';
import { insertImage } from './articleImage';
import { TextImagesContext } from './textControl';

/** Offers the article's additional images; a click inserts a reference and closes the dialog. */
export function ChooseImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation(['editor', 'common', 'uploads']);
  const { images, language } = useContext(TextImagesContext);
  return (
    <Dialog title={t('textImage.title')} onClose={onClose}>
      <p>
        {images.length > 0
          ? t('textImage.hint')
          : t('textImage.none', { field: t('uploads:additional.label') })}
      </p>
      <ul className={`plain-list stack gap-3 ${styles.list}`} data-kind="images">
        {images.map((image, index) => (
          <li key={imageReference(image)}>
            <button
              type="button"
              className={`stack gap-2 box top ${styles.item}`}
              onClick={() => {
                insertImage(editor, imageReference(image));
                onClose();
              }}
            >
              <Thumbnail url={image.url} />
              <span>
                {t('uploads:image.name', { number: index + 1 })}
                {image.texts[language].alt && `: ${image.texts[language].alt}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {images.length === 0 && (
        <Button
          variant="secondary"
          onClick={() => {
            onClose();
            // The dialog returns the focus when it closes.
            requestAnimationFrame(() => focusControl('news-additional'));
          }}
        >
          {t('uploads:choose.images')}
        </Button>
      )}{' '}
      <Button variant="tertiary" onClick={onClose}>
        {t('common:form.cancel')}
      </Button>
    </Dialog>
  );
}
