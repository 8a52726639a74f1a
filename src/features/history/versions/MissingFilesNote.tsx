import { useTranslation } from 'react-i18next';
import { nameOfUrl } from '../../../lib/urls/media';
import type { MissingFiles } from './restoreVersion';

interface Props {
  /** URLs of the files of a version that are no longer in the store; at least one. */
  files: string[];
  /** What the form shows instead of them. */
  instead: MissingFiles;
}

/** Renders the names of a version's files that could not be restored, and what the form shows instead. */
export function MissingFilesNote({ files, instead }: Props) {
  const { t } = useTranslation('history');
  const names = files.map(nameOfUrl).join(', ');
  return (
    <p>
      <strong>{t('version.missingFiles', { count: files.length, names })}</strong>{' '}
      {t(`version.instead.${instead}`)}
    </p>
  );
}
