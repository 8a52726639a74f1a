import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import type { StoredItem } from '../../items/storedItem';
import type { ItemFormState } from '../form/useItemForm';
import type { TextValues } from './formValues';

const REPLACED = {
  discarded: 'autosave.discarded',
  restored: 'autosave.restored',
  adopted: 'autosave.adopted',
  otherDevice: 'autosave.elsewhere',
  undone: 'autosave.undone',
} as const;

interface Props<Item extends StoredItem, Values extends TextValues, Input, Files> {
  state: ItemFormState<Item, Values, Input, Files>;
}

/** The text that has replaced another one, with “Undo”, else the opened working copy. */
export function OwnCopyBar<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state: { item, autosave },
}: Props<Item, Values, Input, Files>) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { start, replaced, hasUnpublished, discardChanges } = autosave;
  const undoRef = useRef<HTMLButtonElement>(null);
  const by = replaced?.by;
  // Because the button that replaced the text has unmounted, or its dialog has closed.
  useEffect(() => {
    if (by) undoRef.current?.focus();
  }, [by]);
  if (!replaced && !start.isCopy) return null;
  const at = replaced ? replaced.at : start.mine?.at;
  const date = at && formatDateTime(at, language);
  const missing = replaced ? 0 : start.shown.elsewhere.length;
  const opened = item ? 'autosave.mine' : 'autosave.started';
  return (
    <Callout kind="note">
      <p>{t(by ? REPLACED[by] : opened, { date })}</p>
      {start.isOutdated && !replaced && <p>{t('autosave.outdated')}</p>}
      {missing > 0 && <p>{t('autosave.missing', { count: missing })}</p>}
      <ActionRow>
        {replaced && (
          <Button ref={undoRef} variant="secondary" onClick={replaced.undo}>
            {t('autosave.undo')}
          </Button>
        )}
        {hasUnpublished && (
          <Button variant="tertiary" onClick={discardChanges}>
            {t('autosave.discard')}
          </Button>
        )}
      </ActionRow>
    </Callout>
  );
}
