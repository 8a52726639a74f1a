import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import type { Draft } from '../api/drafts';
import type { DraftStatus } from './useDraft';

interface Props {
  status: DraftStatus;
  keepMine: () => void;
  takeOther: (other: Draft) => void;
  /** In place of the button that takes the other text. */
  children?: ReactNode;
}

/**
 * After another device or tab of the same person has stored another text, or deleted the draft,
 * offers to keep the form's text, or to take the other text if there is one. Renders nothing
 * otherwise.
 */
export function OtherDeviceBar({ status, keepMine, takeOther, children }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { state, other } = status;
  if (state !== 'elsewhere') return null;
  const date = other && formatDateTime(other.savedAt, language);
  return (
    <Note kind="warning" live>
      <p>{t(other ? 'autosave.conflict' : 'autosave.conflictGone', { date })}</p>
      <div className="cluster gap-3">
        {children ??
          (other && (
            <Button variant="secondary" onClick={() => takeOther(other)}>
              {t('autosave.useOther')}
            </Button>
          ))}
        <Button variant="secondary" onClick={keepMine}>
          {t('autosave.keepMine')}
        </Button>
      </div>
    </Note>
  );
}
