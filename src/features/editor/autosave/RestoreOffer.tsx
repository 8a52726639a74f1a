import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import type { StoredItem } from '../../items/storedItem';
import type { ItemFormState } from '../form/useItemForm';
import type { TextValues } from './drafts';

interface Props<Item extends StoredItem, Values extends TextValues, Input, Files> {
  /** What {@link useItemForm} returns. */
  state: ItemFormState<Item, Values, Input, Files>;
}

/**
 * Renders an offer to restore the autosaved draft of an earlier visit, with its time and title, or to discard
 * it. Renders nothing without a draft. Restoring makes the draft's base version that of the form, so that a
 * save over a newer version is a conflict.
 */
export function RestoreOffer<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state: { config, autosave, base, restore },
}: Props<Item, Values, Input, Files>) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { draft, dismissDraft } = autosave;
  if (!draft) return null;
  const onRestore = () => {
    // The base version of the draft, so that saving it over a newer version is a conflict.
    if (draft.version) base.current.version = draft.version;
    restore(draft.values);
    dismissDraft();
  };
  const title = config.toTitle(draft.values).trim() || t('autosave.untitled');
  return (
    <section aria-label={t('autosave.title')}>
      <Callout kind="note">
        <p>
          <strong>{t('autosave.title')}</strong>
        </p>
        <p>{t('autosave.text', { date: formatDateTime(draft.at, language), title })}</p>
        <ActionRow>
          <Button onClick={onRestore}>{t('autosave.restore')}</Button>
          <Button variant="tertiary" onClick={dismissDraft}>
            {t('autosave.discard')}
          </Button>
        </ActionRow>
      </Callout>
    </section>
  );
}
