import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/actions/CopyButton';

export function CopyTextButton({ text }: { text: () => string }) {
  const { t } = useTranslation('admin');
  return (
    <CopyButton text={text} copied={t('conflict.copied')} notCopied={t('conflict.notCopied')}>
      {t('conflict.copy')}
    </CopyButton>
  );
}
