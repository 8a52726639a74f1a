import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import type { LanguageDoubt } from './languageDoubts';

interface Props {
  doubts: LanguageDoubt[];
  onConfirm: () => void;
  onCancel: () => void;
}

export function WrongLanguageDialog({ doubts, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      title={t('languages.doubt.title')}
      confirm={t('languages.doubt.confirm')}
      cancel={t('languages.doubt.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul>
        {doubts.map(({ field, language, problem }) => (
          <li key={`${field} ${language}`}>
            {t(`languages.doubt.${problem}.${language}`, {
              field: t(`languages.${language}.${field}`),
            })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
