import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';

interface Props {
  /** Language of the text that is replaced; the other one is copied. */
  language: Language;
  read: (language: Language) => string;
  onCopy: (text: string) => void;
  disabled: boolean;
}

/**
 * Copies the text of the other language with its structure, to be translated in place; asks before
 * it replaces a text.
 */
export function CopyTextButton({ language, read, onCopy, disabled }: Props) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const from = otherLanguage(language);
  const copy = () => {
    setAsking(false);
    onCopy(read(from));
  };
  return (
    <>
      <Button
        variant="tertiary"
        disabled={disabled}
        onClick={() => (read(language).trim() ? setAsking(true) : copy())}
      >
        <CopyPlus aria-hidden="true" size="1.1em" />
        {t(`languages.${from}.copy`)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t(`languages.${language}.replace`)}
          confirm={t('languages.replaceConfirm')}
          cancel={t('languages.replaceCancel')}
          onConfirm={copy}
          onCancel={() => setAsking(false)}
        >
          <p>{t(`languages.${language}.replaceText`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
